export const rowContent = {
  eyebrow: 'Harbour Roasters, 2025',
  title: 'A good year, in four cups',
  ratings: ['94%', '5%', '1%'],
  lead: 'Counted on 31 December by the person who also sweeps the warehouse.',
  numbers: [
    { value: '312 t', label: 'of green coffee roasted', change: '+14%' },
    { value: '1,960', label: 'cafés on a weekly order', change: '+210' },
    { value: '87%', label: 'bought straight from farms', change: '+9%' },
    { value: '4.9', label: 'of 5, from 6,318 letters', change: '+0.1' },
  ],
}
