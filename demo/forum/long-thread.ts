/** A thread that goes on over two pages. */
export const LONG_THREAD = "The one thing you'd never travel without";

export const LONG_REPLIES = [
  "A spork. I've been laughed at on four continents.",
  "Earplugs. My wife packs them for me, which tells you everything.",
  "A clothesline with clips. Balcony to balcony.",
  "My grandmother's scarf. It's been a blanket, a curtain and once a sling.",
  "A small notebook. Phones die; pencils don't.",
  "Tea bags. I can handle anything after a proper cup.",
  "Duct tape, wrapped around a pencil. It fixed a tent, a shoe and a toy giraffe.",
  "A photo of our cat, for the homesick. For me, that is.",
  "Swimsuit. You never know. You really never know.",
  "A headlamp. Reading, cooking, finding the bathroom.",
  "Good socks. Everything else can be bought.",
  "An extension cord with three outlets. You'll make friends at any airport.",
  "Chili flakes.",
  "A deck of cards with two jokers and one missing seven. We know which one.",
  "Lip balm. I've turned the car around for it.",
  "A printed list of phone numbers. Ask me how I know.",
  "Binoculars. For birds, and for reading menus across the square.",
  "My own mug. Camping, ferries, rentals with tiny cups.",
  "Rubber bands! Chips, cables, charts, hair.",
  "A harmonica, to the regret of everyone.",
  "Patience, but it's always in the other bag.",
  "A pillowcase that smells of home. Thanks to this forum, actually.",
  "A doorstop. I bought one after reading this. I sleep better too.",
  "A corkscrew. Checked luggage, always.",
];
