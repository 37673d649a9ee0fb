/** What guests and hosts write every day. None of it is contact data, whatever numbers and names it has. */
export const ORDINARY_SENTENCES: readonly string[] = `
We'd like to stay from December 10 to December 14, 2026.
Is 2026-12-10 to 2026-12-14 still free?
Could we book 12/10/2026 - 12/14/2026?
We arrive on 10.12.2026 and leave on 14.12.2026.
Our flight lands at 16:45 and we need about 40 minutes from there.
Check-in after 3:00 PM works for us.
Can we check out at 11:30 instead of 11:00?
The total says $1,284.50 for 5 nights, is that right?
Is the cleaning fee of $85 included in the $812?
We paid $2,450 last time for 7 nights.
That's 1,250.00 USD all in.
The price went from €1.200 to €1.350 overnight.
Our reference is RES-20261116-A1B2C3.
About RES-20270102-ZX9K4Q: can we add a guest?
My booking RES-20261201-000111 is for next week.
The house is at 1428 Elm Street, right?
Is 221B Baker Street the exact address?
We'll park at 4500 Ocean Drive, lot 12.
The ZIP code is 98101, I think.
The sign says Seattle, WA 98101-1234.
Google Maps says it's 12 minutes from the ferry.
Google Maps shows 47.6062, -122.3321, is that the pin?
The coordinates are 38.7223 and -9.1393.
We're 2 adults, 3 children and 1 infant.
There are 8 of us and 2 dogs.
The boat is 42 feet long and sleeps 6.
Is the draft 1.8 m or 2.1 m?
The engine has 1,200 hours on it.
We drove 1 200 km to get here.
It's about 350 miles from home.
My daughter turns 10 on 10/10/2026.
The house was built in 1924 and renovated in 2019.
We stayed with you in 2022, 2023 and 2024.
Season 2026/2027 looks great.
Is the pool open from 9 to 5?
Breakfast is served 7:30 - 10:00, isn't it?
Quiet hours are 10 PM to 7 AM.
Can someone meet us at the dock?
We'll be there at 4.
Meet you at the marina at 4 pm!
See you at noon.
I'm at work right now, I'll answer tonight.
Is anyone at home on Friday?
We looked at three places and yours is the nicest.
At first we wanted the loft.
Is parking at the house free?
Please leave the key at reception.
We got in at 2 and slept like stones.
The wifi was 300 Mbps last summer.
The wifi code is on the fridge, right?
Room 204 has the best view.
The lockbox is number 3 on the left.
The gate closes at 22:00.
Take exit 17, then the second right.
Bus 24 stops in front, and bus 550 goes to the airport.
Ferry times are 6:20, 7:35, 8:50 and 10:05.
Highway 101 or Interstate 5?
We take the 405 and then I-90.
Flight BA 2490 lands at 18:05.
Our train is the ICE 1007 at 14:28.
We bring 4 bikes, 2 kayaks and 1 stroller.
Do you have 12 wine glasses?
There are 24 steps to the door.
The bed is 180 x 200 cm.
Is the crib 60 by 120?
The TV is 55 inches.
It was 32 degrees in the shade.
At 1,800 m it can snow in June.
The trail is 12.5 km with 640 m of climbing.
Our kids are 3, 5, 8 and 11.
We need 2 bedrooms, 3 beds and 2 baths.
Does the price include 12% tax?
I saw 10% off for a week and 25% off for a month.
Can we pay half now and half later?
Half a gallon of milk would be lovely.
We counted 14 towels, 2 were missing.
One of us is vegan, two are vegetarian.
One or two of us may leave early.
Three nights or four, we haven't decided.
Five of us sleep upstairs, two down.
Six people, two cars.
Is seven too late for check-in?
Eight or nine guests at most.
We were there ten years ago.
Two for dinner at eight?
One moment, please.
For one night only?
We'd stay four, maybe five nights.
First come, first served?
It's our 25th anniversary on June 3.
Happy 40th birthday to Ben!
The 4th of July week, please.
New Year's Eve 2026 to January 2, 2027.
Easter 2027 is March 28, isn't it?
Every Saturday from May 1 to September 25.
Weeks 27, 28 and 29 are blocked.
Is week 31 free?
Arrival Mon-Thu only?
Sat 15 to Sat 22 would be perfect.
We're flexible: 14-18, 15-19 or 16-20 June.
Could we do 3-7 May?
Nights of 11, 12 and 13 August.
Stay 7, pay 6?
The deposit of 500 was returned on 05/06/2026.
Invoice 2026-0042 has the wrong name.
Order 48213 hasn't arrived yet.
Ticket 77341 was closed.
The alarm goes off after 45 seconds.
Press 1 and then #.
Turn the dial to 3.
Set the oven to 220 for 25 minutes.
The pool is 1.40 m deep.
Sunscreen factor 50, please.
We have a 2019 Subaru.
Our van is 2.4 m high and 6 m long.
Is there room for a 30-foot trailer?
A 16 A socket is enough.
Does it have 230 V?
Battery is at 80%.
Fuel is 1.89 per liter.
Diesel was $4.29 a gallon.
Anchor in 5 to 8 m of sand.
Wind 15-20 knots, gusts 28.
VHF channel 16 and then 72.
We have the ICC and 600 miles.
The catamaran is a Lagoon 42.
Is the Bavaria 46 from 2015?
A Beneteau Oceanis 51.1 would be great.
Captain for 7 days, please.
Do we need a license for the 38?
The berth is C14.
Pier 39 is crowded.
Dock B, slip 27.
We'll fill up at the fuel dock.
Harbor fees were 45 a night.
Moon rises at 21:14.
High tide is at 6:42 and 19:05.
Is Wi-Fi on board?
Do you use Airbnb as well?
I found you on Booking last year.
Your place has great photos on Instagram, I guess?
Is there a Facebook page with the events in town?
My kids live on TikTok.
Do you have WhatsApp?
Signal is weak in the valley.
The phone has no signal there.
Is there cell service at the cabin?
Is there a phone in the house?
I'd call it perfect.
We call this home.
What do you call the little beach?
Can we contact you through here?
The number of towels is fine.
What's the number of steps?
Text on the sign is in Norwegian.
The text mentions a sauna.
Ring the bell twice.
The doorbell doesn't ring.
Mobile homes are next door, right?
The cell tower is ugly but far.
Email confirmation came, thanks.
I got the email from the site.
Please mail the glasses I forgot.
Mail goes out at 5.
The point is, we love it.
Good point. Let's do that.
Period furniture everywhere!
A dot on the map.
The dot com boom built this town.
Let's connect the dots.
Point Reyes is close, right?
West Point or North Point?
The view from Dana Point is great.
At Point Lobos we saw otters.
Thanks.It was lovely.
Great.We'll take it.
Sounds good.See you then.
Yes.No problem.
OK.so be it.
It was nice.in the end.
Hmm...ok.
Well... maybe.
e.g. a high chair or a crib
i.e. two nights
approx. 4 p.m. local time
St. Moritz or St. Anton?
Dr. Miller is our vet.
Mr. and Mrs. O'Neill are coming too.
No. 7 is the red one.
Nr. 12 on the corner.
Apt. 3B, second floor.
Bldg. 4, Unit 210
P.O. Box 12 isn't needed.
U.S. citizens need no visa.
The U.K. plug fits.
A.M. or P.M.?
Version 2.0 of our plan: come a day later.
Rated 4.9 of 5, wow.
4.87 stars with 212 reviews.
5/5 would stay again.
10/10!
24/7 self check-in?
50/50 then.
1/2 cup of sugar
3/4 of the group has arrived.
2x king, 1x queen
2 + 2 guests
100% yes
#1 on our list
C'est parfait, merci beaucoup !
Nous serons 4 adultes et 2 enfants.
Arrivée vers 18h30 ?
Wir kommen um 19 Uhr an.
Wir sind zu viert, zwei Zimmer reichen.
Gibt es einen Parkplatz für 2 Autos?
Llegamos a las 20:15, ¿está bien?
Somos dos adultos y tres niños.
¿Hay cuna para el bebé?
Arriviamo alle 17, va bene?
Siamo in sei, due bambini.
Jesteśmy w czwórkę, przyjazd o 16:00.
Vi kommer klokka 15.
我们一共四个人，下午三点到。
12月10日から14日まで空いていますか？
Здравствуйте! Нас двое, приедем в 18:00.
Є місце для двох велосипедів?
Θα φτάσουμε στις 7 το απόγευμα.
نحن أربعة أشخاص ونصل الساعة السادسة مساءً
We loved it ❤️ 10 out of 10
See you on the 12th 🚤
🐶 + 🐶 = 2 dogs, ok?
1️⃣ night would be enough
Can you hold it until 6?
The heating was set to 19.5.
We used 3 bags of charcoal.
Recycling on Tuesdays, trash on Fridays.
The key code worked, thanks.
Lights out by 23:00.
The museum opens at 10 and closes at 17:30.
Tickets are $18, kids under 12 free.
Parking is 2.50 an hour, 20 a day.
The hike starts at km 14.
Take the 7:15 or the 8:45.
Platform 9, car 21, seats 61 and 62.
Gate B22, boarding 12:10.
We land on 3 Jan at 05:55.
Our car is blue, plate ends in 482.
The house number is 17.
House 12, entrance from the back.
It's the 3rd house after the church.
12 Rue de Rivoli, 75001 Paris
Hauptstraße 5, 10827 Berlin
Via Roma 22, 22021 Bellagio
Calle Mayor 7, 28013 Madrid
Karl Johans gate 31, 0159 Oslo
SW1A 1AA is the postcode, I think.
M5V 2T6 in Toronto
Is K1A 0B1 near you?
1600 Pennsylvania Avenue NW, Washington, DC 20500
10 Downing Street
The 2-bedroom with 1.5 baths.
850 sq ft for 4 people?
120 m² with terrace
A 15-minute walk, 1.2 km.
Under 300 a night would be great.
Between $250 and $300.
Our budget is 2000 for the week.
200 for cleaning is a lot.
I see 3 prices: 189, 219 and 249.
189 x 5 = 945, plus 113 service.
945 + 85 + 113 = 1143
1143 divided by 4 is 285.75 each.
So 1,143.00 total for 5 nights, 2 guests.
We could do 4 nights at 210.
Could you do 200 if we stay 10 nights?
Weekday 180, weekend 240?
May: 150, June: 180, July: 240, August: 260
2024: 3 nights, 2025: 5 nights, 2026: 7 nights
From 1 to 10, how steep is the road?
Page 3 of the guide says 48 hours.
Rule 4 says no parties, understood.
Step 1: open the gate. Step 2: park on the left.
Chapter 11 is my favorite.
It's our second visit, third if you count 2016.
Half past six or quarter to seven?
Ten to eight is fine.
Twenty minutes late, sorry!
Back by nine, promise.
We're a family of five from Ohio.
I'm a nurse, my husband teaches.
Is the hot tub heated in winter?
Can we bring our dog Biscuit?
Do you have a high chair?
Is there a grill?
Any good restaurants nearby?
Where's the nearest supermarket?
Is the beach sandy or rocky?
Are the stairs steep?
Is it quiet at night?
How far is the lake?
Thanks for the quick answer!
Perfect, we'll book now.
Could you send directions after we book?
We had a wonderful time, thank you!
Is late check-out possible on the 14th?
The kids loved the bunk beds.
Our host was at the door when we came.
Is the sauna shared?
Do you rent paddle boards?
What's the sunset like from the deck?
Looking forward to it!
`
  .trim()
  .split("\n");
