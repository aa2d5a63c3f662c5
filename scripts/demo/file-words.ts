/** What stands in lists, proofs and text files, by their names. */
export const fileWords: Record<string, string[]> = {
  'allergens.csv': [
    'Dish,Gluten,Milk,Nuts,Fish',
    'Turbot with fennel,,yes,,yes',
    'Barley and mushrooms,yes,yes,,',
    'Crème caramel,,yes,,',
    'Bread of the house,,,,',
  ],
  'autumn-menu.pdf': [
    'Autumn at The Salt Room',
    'Oysters, three or six',
    'Barley with mushrooms',
    'Turbot with fennel, by weight',
    'Crème caramel',
  ],
  'bowls.csv': ['Name,Grams,Price,In stock', 'Bowl with a lean,410,18,1', 'Jug,,42,6'],
  'call-notes.pdf': [
    'What we said',
    'What is seen first, what is pressed, what can go.',
    'The three next steps stand below, the cheapest first.',
  ],
  'coats.csv': ['Name,Sizes,Price', 'Long coat,XS-XL,420', 'Rain coat,S-L,280', 'Candle,,24'],
  'dns-line.txt': ['workshop.fennimore.example.  3600  CNAME  sites.northlight.example.'],
  'flu-sheet.pdf': [
    'Flu vaccination',
    'Two Saturdays, 9 to 15. Walk in.',
    'Everybody over sixty and who lives with them.',
    'Bus 4 and 11, stop “Clinic”.',
  ],
  'hollis-reed-guide-2026.pdf': [
    'Hollis & Reed',
    'Burgundy first, camel second, never on each other.',
    'The name stands alone; no drawing beside it.',
    'Photographs by daylight, people from the town.',
  ],
  'kiln-proof.pdf': ['The kiln opens on Saturday', 'Come early: some things are still warm.'],
  'marit-proof.pdf': [
    'Launch of the Marit',
    'Built in two winters',
    'Coffee from ten, the tide is at noon.',
  ],
  'names.txt': ['Aksel', 'Birgit', 'Kari and Ola', 'Mikkel from the fish shop', 'Old Torvald'],
  'new-prices.csv': [
    'Treatment,Price',
    'Cleaning,95',
    'Cleaning under twelve years,0',
    'Whitening,280',
  ],
  'planters.csv': ['Name,Row,Trees', 'Gwen Adeyemi,14,3', 'The choir,2,41', 'Class 4b,7,26'],
  'recall-list.csv': [
    'Name,Email',
    'A. Smith-Okoro,a@patients.example',
    'J. Hale,j@patients.example',
  ],
  'recall-proof.pdf': [
    'Time for the yearly check',
    'Who comes before the end of the year keeps the bonus.',
  ],
  'report-4-pages.pdf': [
    'Annual report',
    'Given in the year: 412,300',
    'Of it, for things below 500: 61 percent',
    'Footnotes are as large as the text.',
  ],
  'rooms-march.csv': ['Room,View,Night', '2,Sea,118', '4,Lemon tree,98', '7,Sea,128'],
  'rota-district.csv': ['Day,Practice', '24,Hill Street', '25,Clinic', '26,', '27,Dr. Lowe'],
  'rota.csv': ['Day,Practice', '24,Hill Street', '25,Clinic'],
  'size-chart.csv': [
    'Wheel,Height,Inside leg',
    '12,90-105,38-43',
    '16,100-115,43-50',
    '20,115-135,50-60',
  ],
  'storage.csv': ['Kind,Per metre', 'Indoors,84', 'Outdoors,46', 'Mast,0'],
  'suppers-proof.pdf': [
    'Suppers in December',
    'Three evenings with guests who cook',
    'The first places go to our readers.',
  ],
  'timetable.csv': [
    'Day,Time,Class,Teacher,Room',
    'Mon,07:00,Early,Ines,Large',
    'Mon,18:30,Slow,Malik,Small',
  ],
  'trees-proof.pdf': [
    'To everybody who came to plant',
    'Four hundred trees stand. Look for your row.',
  ],
  'trustees.csv': ['Name,Answers for', 'M. Okello,Money', 'S. Winter,Schools', 'P. Lal,Trees'],
  'twelve-books.csv': ['Title,Age', 'The Lamp in the Attic,6', 'Nine Small Bears,3', 'Salt Wind,9'],
  'kettle-guide.pdf': ['Small grants', 'The kettle never smiles.', 'It stands left of the words.'],
  'outlet-pages.pdf': ['Hollis & Reed Outlet', 'The same letters, one grey darker.', 'No red.'],
  'tide-guide.pdf': [
    'Marrow Bay Yoga',
    'The tide needs as much room as it is high.',
    'On vans: on the door.',
  ],
  'label-40-mm.pdf': ['Hollis & Reed', 'Label, 40 mm, one color', 'Cutting line: 2 mm around'],
}

/** What lies in archives. */
export const archives: Record<string, string[]> = {
  'coats-on-white.zip': ['bag-07.png', 'shop-window.png'],
  'bags-raw.zip': ['bag-07.png'],
  'results-12-years.zip': ['planters.csv'],
  'shelf-raw.zip': ['shelf-04.png', 'celadon-bowl.png'],
  'sponsors.zip': ['sponsor-school.svg'],
}
