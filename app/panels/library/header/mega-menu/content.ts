import type { CoverMotif, ProductKind } from '../../../pictures'
import type { IconName } from '../../../primitives'

export type MenuLink = { icon: IconName; label: string; text: string }
export type MenuColumn = { title: string; links: MenuLink[] }
export type MenuGuide = { picture: ProductKind; label: string; title: string }
export type MenuStory = { motif: CoverMotif; label: string; title: string; link: string }

export type MegaMenuContent = {
  menu: string[]
  signIn: string
  button: string
  /** Opened by the first entry, with the story. */
  columns: MenuColumn[]
  story: MenuStory
  /** Opened by the second entry, with the help below. */
  guides: MenuGuide[]
  help: { text: string; link: string }
}

export const megaMenuContent: MegaMenuContent = {
  menu: ['Products', 'Customers', 'Pricing', 'Industries', 'Help'],
  signIn: 'Sign in',
  button: 'Try it free',
  columns: [
    {
      title: 'Sell',
      links: [
        { icon: 'bag', label: 'Web shop', text: 'Open a shop in one afternoon' },
        { icon: 'card', label: 'Checkout', text: 'Cards, wallets and invoices' },
        { icon: 'gift', label: 'Vouchers', text: 'Sold online, printed in store' },
        { icon: 'tag', label: 'Card reader', text: 'For markets and pop-ups' },
      ],
    },
    {
      title: 'Deliver',
      links: [
        { icon: 'truck', label: 'Routes', text: 'Plan 40 stops in a minute' },
        { icon: 'box', label: 'Stock', text: 'Counted across four stores' },
        { icon: 'refresh', label: 'Returns', text: 'Labels customers print' },
        { icon: 'pin', label: 'Pick-up', text: 'Ready in store by noon' },
      ],
    },
    {
      title: 'Understand',
      links: [
        { icon: 'chart', label: 'Reports', text: 'One page, each Monday' },
        { icon: 'users', label: 'Regulars', text: 'Who came back, and why' },
        { icon: 'bell', label: 'Alerts', text: 'Know before shelves empty' },
        { icon: 'download', label: 'Exports', text: 'Straight to your books' },
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
    { picture: 'bag', label: 'Rivet Bags', title: 'Totes sewn in Porto' },
    { picture: 'headphones', label: 'Tallis Audio', title: 'Headphones built to order' },
    { picture: 'candle', label: 'Cedar Row', title: 'Candles in small batches' },
    { picture: 'clock', label: 'Lumen Works', title: 'Clocks, repaired for life' },
  ],
  help: {
    text: 'Not sure where to begin? Lena shows you around in 15 minutes.',
    link: 'Pick a time',
  },
}
