import type { CoverMotif } from '../../../pictures'
import type { IconName } from '../../../primitives'

export type MenuLink = { icon: IconName; title: string; text: string }
export type MenuColumn = { title: string; links: MenuLink[] }
export type MenuGuide = { label: string; title: string; link: string }
export type MenuStory = { motif: CoverMotif; label: string; title: string; link: string }

type MegaMenuContent = {
  menu: string[]
  signIn: string
  button: string
  columns: MenuColumn[]
  story: MenuStory
  /** Shown with a picture each when centred. */
  guides: MenuGuide[]
  help: { text: string; link: string }
}

export const megaMenuContent: MegaMenuContent = {
  menu: ['Products', 'Industries', 'Pricing', 'Customers', 'Help'],
  signIn: 'Sign in',
  button: 'Try it free',
  columns: [
    {
      title: 'Sell',
      links: [
        { icon: 'bag', title: 'Web shop', text: 'Open a shop in one afternoon' },
        { icon: 'card', title: 'Checkout', text: 'Cards, wallets and invoices' },
        { icon: 'gift', title: 'Vouchers', text: 'Sold online, printed in store' },
        { icon: 'tag', title: 'Card reader', text: 'For markets and pop-ups' },
      ],
    },
    {
      title: 'Deliver',
      links: [
        { icon: 'truck', title: 'Routes', text: 'Plan 40 stops in a minute' },
        { icon: 'box', title: 'Stock', text: 'Counted across four stores' },
        { icon: 'refresh', title: 'Returns', text: 'Labels customers print' },
        { icon: 'pin', title: 'Pick-up', text: 'Ready in store by noon' },
      ],
    },
    {
      title: 'Understand',
      links: [
        { icon: 'chart', title: 'Reports', text: 'One page, each Monday' },
        { icon: 'users', title: 'Customers', text: 'Who came back, and why' },
        { icon: 'bell', title: 'Alerts', text: 'Know before shelves empty' },
        { icon: 'download', title: 'Exports', text: 'Straight to your books' },
      ],
    },
  ],
  story: {
    motif: 'hills',
    label: 'Customer story',
    title: 'How Haldane opened three stores in a year',
    link: 'Read the story',
  },
  guides: [
    { label: 'Rivet Bags', title: 'Totes sewn in Porto', link: 'Visit the shop' },
    { label: 'Tallis Audio', title: 'Headphones built to order', link: 'Visit the shop' },
    { label: 'Cedar Row', title: 'Candles in small batches', link: 'Visit the shop' },
    { label: 'Lumen Works', title: 'Clocks, repaired for life', link: 'Visit the shop' },
  ],
  help: {
    text: 'Not sure where to begin? Lena shows you around in 15 minutes.',
    link: 'Pick a time',
  },
}
