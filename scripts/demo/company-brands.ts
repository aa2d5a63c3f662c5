import type { ListPart } from '../../app/features/profiles/parts'
import type { MemberRight } from '../../app/permissions/profiles'
import type { ProfileFolder } from '../../app/permissions/vocabulary'
import type { DemoName } from './people'

type Brand = { colors: string[]; logo?: string } & Partial<Record<ListPart, string[]>> & {
    files?: Partial<Record<Exclude<ProfileFolder, 'logo'>, string[]>>
    members?: { who: DemoName; may: MemberRight[] }[]
    /** Label, address, user and password. */
    logins?: [string, string, string, string][]
  }

/** What the companies have told of themselves, by their names. */
export const companyBrands: Record<string, Brand> = {
  'Hollis & Reed': {
    colors: ['#6b1f2e', '#c08a4e', '#f3ede4', '#2e5e4e', '#2a1216'],
    logo: 'hollis-reed.svg',
    locations: ['14 Mercer Lane, Ardmore', '3 Quay Row, next to the ferry, Ardmore'],
    websites: ['https://hollisreed.example'],
    links: ['https://hollisreed.example/sizes', 'https://hollisreed.example/press'],
    socials: ['https://pictures.example/hollisreed', 'https://boards.example/hollisreed'],
    files: {
      brand_guide: ['hollis-reed-guide-2026.pdf'],
      fonts: ['Inter.woff2'],
      photos_videos: ['shop-window.png', 'quay-row-front.png', 'bag-07.png'],
      extra_assets: ['coats.csv', 'coats-on-white.zip'],
    },
    logins: [
      [
        'Shop system',
        'https://admin.hollisreed.example',
        'studio@hollisreed.example',
        'Quay-Loden-1961',
      ],
      ['Domain and mail', 'https://panel.saltnet.example', 'hollisreed', 'felt-and-twine-07'],
      [
        'Newsletter',
        'https://post.lettermill.example',
        'nadia@hollisreed.example',
        'Mercer-14-Lane',
      ],
    ],
    members: [
      { who: 'ruth', may: ['edit', 'work'] },
      { who: 'jonas', may: [] },
    ],
  },
  'The Salt Room': {
    colors: ['#1f4e5f', '#e2a24c', '#f6f1e7', '#0f2630'],
    logo: 'salt-room.svg',
    locations: ['The old salt store, Harbour Road 2, Ardmore'],
    websites: ['https://saltroom.example'],
    links: ['https://saltroom.example/menu'],
    socials: ['https://pictures.example/saltroom'],
    files: {
      brand_guide: ['autumn-menu.pdf'],
      photos_videos: ['sign-at-night.png', 'lamplight.png'],
    },
    logins: [['Bookings', 'https://tables.example', 'saltroom', 'lamplight at nine']],
    members: [{ who: 'odile', may: ['work', 'logins'] }],
  },
  'Tidewater Pottery': {
    colors: ['#3d5a5b', '#c98d5e', '#efe7da'],
    logo: 'tidewater.svg',
    websites: ['https://tidewater.example'],
    files: { photos_videos: ['celadon-bowl.png', 'jug-in-use.png'] },
  },
  'Brightwater Dental': {
    colors: ['#1d5f8a', '#7cc6b4'],
    locations: ['Mill Road 9, Brightwater'],
    websites: ['https://brightwater.example'],
  },
  'Northgate Running Club': {
    colors: ['#2c6b12', '#fbbb00', '#14210d'],
    websites: ['https://northgaterunners.example'],
  },
  'Harbour Boatworks': {
    colors: ['#23405f', '#e0703c'],
    locations: ['Slip 4, Harbour Road, Ardmore'],
    websites: ['https://harbour.example'],
  },
}
