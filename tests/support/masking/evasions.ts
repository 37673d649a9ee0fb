/** Ways in which people try to get around it. Each has contact data that must not come through. */
export const EVASIONS: readonly string[] = `
Write to ada@example.com
ada.lovelace@gmail.com works best
mail me: ada_l+trips@mail.example.co.uk
ADA@EXAMPLE.COM
ada @ example . com is wrong, use ada@example.com
ada(at)example.com
ada (at) example (dot) com
ada [at] example [dot] com
ada{at}example{dot}com
ada at example dot com
ada at gmail dot com
ada at gmail
ada.guest at gmail dot com
ada dot guest at gmail dot com
my mail is ada@gmail
ada@ gmail . com ok ada@gmail
ada AT hotmail DOT com
ada arroba gmail punto com
ada chez yahoo point fr
ada bei gmx punkt de
ada＠example.com
ａｄａ@example.com
a​d​a@example.com
ada@exam​ple.com
аda@example.com
ada@exаmple.com
ada@éxample.com
ada<at>example.com
ada[@]example.com
ada (@) example.com
first.last@icloud.com please
contact: a.b-c@protonmail.com!
(ada@example.org)
"ada@example.net"
ada@example.com,bob@example.com
ada at outlook dot com, thanks
ada at icloud
ada_1990 at yahoo
robin at proton dot me
info@my-house.rentals
reply to stay@lakehouse.holiday
office at lakehouse dot com
hello at my-villa dot net
book@villa.travel
mailto:ada@example.com
see www.example.com
visit www.my-villa.it
https://example.com/book
http://example.org
HTTPS://EXAMPLE.COM/HOUSE
example.com has more photos
my site is lakehouse-como.com
lakehouse.net
cheaper on lakehouse.org
go to lakehouse.info/book
lakehouse dot com
lakehouse (dot) com
lakehouse [.] com
lakehouse(.)com
my-house.co.uk/rates
villa-sol.es/en
wa.me/12065550123
t.me/adaguest
bit.ly/3abcDEF
tinyurl.com/y7abc
instagram.com/ada.guest
fb.me/ada
m.me/adaguest
lnk.to/villa
goo.gl/maps/abc
airbnb.com/rooms/12345
booking.com/hotel/it/villa
ｅｘａｍｐｌｅ．ｃｏｍ
exam​ple.com
еxample.com
www . example . com is www.example.com
ftp://example.com/photos
villa.shop
villa.store now
villa.online
our page: villa.page
call 206-555-0123
call (206) 555-0123
206.555.0123
206 555 0123
2065550123
+1 206 555 0123
+12065550123
001 206 555 0123
1-206-555-0123
206/555/0123
206_555_0123
206*555*0123
206·555·0123
206•555•0123
206 - 555 - 0123
(206)5550123
2 0 6 5 5 5 0 1 2 3
2-0-6-5-5-5-0-1-2-3
2.0.6.5.5.5.0.1.2.3
2 06 55 50 12 3
20 65 55 01 23
206,555,01,23
+44 20 7946 0958
+49 30 901820
+33 1 23 45 67 89
01 23 45 67 89
+39 06 6982 1234
+34 912 34 56 78
+351 21 123 4567
+47 22 12 34 56
+45 32 12 34 56
+46 8 123 456 78
+48 22 123 45 67
+61 2 9374 4000
+81 3-1234-5678
+86 10 1234 5678
+55 11 91234-5678
+7 495 123-45-67
+90 212 123 45 67
+971 4 123 4567
+65 6123 4567
0049 30 901820
030 901820 12
079 123 45 67
07700 900123
0612345678
06 12 34 56 78
two zero six five five five zero one two three
two-zero-six five-five-five zero-one-two-three
TWO ZERO SIX FIVE FIVE FIVE ZERO ONE TWO THREE
two oh six, five five five, oh one two three
two zero six triple five zero one two three
two zero six double five five zero one two three
206 five five five 0123
206 five55 0123 call me on 206 555 0123
call two zero six, then 555, then zero one two three
my number is five five five zero one two three
text 555-0123
call 555 0123
phone: 5550123
my cell is 555.0123
dial 5 5 5 0 1 2 3
reach me on 555 01 23
ring 555 0123 after six
2O6 555 O123
2o6-555-o1z3 is 206-555-0123
2O6555OI23
２０６５５５０１２３
２０６ ５５５ ０１２３
②⓪⑥⑤⑤⑤⓪①②③
²⁰⁶ ⁵⁵⁵ ⁰¹²³
2️⃣0️⃣6️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣
2​0​6​5​5​5​0​1​2​3
206‑555‑0123
206–555–0123
206 — 555 — 0123
206 and 555 and 0123
206 then 555 then 0123
206 dash 555 dash 0123
dos cero seis cinco cinco cinco cero uno dos tres
zwei null sechs fünf fünf fünf null eins zwei drei
deux zéro six cinq cinq cinq zéro un deux trois
uno dos tres cuatro cinco seis siete ocho nueve
(2)(0)(6)(5)(5)(5)(0)(1)(2)(3)
2|0|6|5|5|5|0|1|2|3
2~0~6~5~5~5~0~1~2~3
tel:+12065550123
WhatsApp +1 (206) 555-0123
whatsapp: 12065550123
whatsapp me at 2065550123
sms 2065550123
insta: adaguest
insta @adaguest
Instagram: ada.guest
instagram is ada_guest90
my ig is ada_guest
IG: adaguest
find me on instagram as adaguest
telegram @adaguest
telegram: adaguest
telegram username ada_guest
snapchat: ada90
snap chat: ada90
skype: live.adaguest
skype id adaguest77
wechat id: adaguest
WeChat: ada_1990
viber: +12065550123
facebook: ada.guest.77
fb @adaguest
messenger: adaguest
discord: ada1234
tiktok @adaguest
I'm @adaguest everywhere
follow @ada.guest
line id: adaguest
kakao: adaguest
signal: 2065550123
search facebook under adaguest77
`
  .trim()
  .split("\n");
