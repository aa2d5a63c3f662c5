import { Row } from './box'
import { Text } from './text'

type Company = {
  name: string
  /** On a 28 grid, filled with one color. */
  mark: string
  weight: 500 | 600 | 700
  /** Letter spacing at 22 px. */
  tracking: number
  upper?: boolean
}

/** Invented companies. Every mark is one even-odd path, so it can take any color. */
const companies = {
  norrland: { name: 'Norrland', mark: 'M14 2L26 24H2Z', weight: 700, tracking: -0.8 },
  haldane: {
    name: 'Haldane',
    mark: 'M9 6a8 8 0 1 0 0 16a8 8 0 1 0 0-16ZM19 6a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z',
    weight: 500,
    tracking: 0.2,
  },
  quarto: { name: 'Quarto', mark: 'M3 3H25V25H3ZM9 9V19H19V9Z', weight: 700, tracking: -1.1 },
  bellweather: {
    name: 'Bellweather',
    mark: 'M14 2a12 12 0 0 1 12 12H14ZM14 26A12 12 0 0 1 2 14H14Z',
    weight: 600,
    tracking: -0.4,
  },
  osmo: {
    name: 'Osmo',
    mark: 'M4.500 4H23.500a2.500 2.500 0 0 1 0 5H4.500a2.500 2.500 0 0 1 0-5ZM4.500 11.500H15.500a2.500 2.500 0 0 1 0 5H4.500a2.500 2.500 0 0 1 0-5ZM4.500 19H19.500a2.500 2.500 0 0 1 0 5H4.500a2.500 2.500 0 0 1 0-5Z',
    weight: 700,
    tracking: -1,
  },
  ferryman: {
    name: 'Ferryman',
    mark: 'M13 2V17H4ZM15 6L23 17H15ZM2 19H26L22 25H6Z',
    weight: 600,
    tracking: -0.5,
  },
  tessel: {
    name: 'tessel',
    mark: 'M14 1.500L25 7.800V20.200L14 26.500L3 20.200V7.800ZM14 8L8.500 11.200V17L14 20L19.500 17V11.200Z',
    weight: 600,
    tracking: -0.9,
  },
  orla: {
    name: 'Orla',
    mark: 'M14 2a12 12 0 1 0 0 24a12 12 0 1 0 0-24ZM14 8a9 9 0 0 1 9 9a9 9 0 0 1-18 0a9 9 0 0 1 9-9Z',
    weight: 500,
    tracking: 1.6,
    upper: true,
  },
  pinecrest: {
    name: 'Pinecrest',
    mark: 'M14 1L21 11H17.500L24 20H16V27H12V20H4L10.500 11H7Z',
    weight: 600,
    tracking: -0.6,
  },
  lumen: {
    name: 'Lumen & Co',
    mark: 'M12 1H16V8H12ZM12 20H16V27H12ZM1 12H8V16H1ZM20 12H27V16H20ZM14 10a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM4.500 7.300L7.300 4.500L11 8.200L8.200 11ZM17 19.800L19.800 17L23.500 20.700L20.700 23.500ZM4.500 20.700L8.200 17L11 19.800L7.300 23.500ZM17 8.200L20.700 4.500L23.500 7.300L19.800 11Z',
    weight: 500,
    tracking: -0.2,
  },
  marrow: {
    name: 'Marrow',
    mark: 'M2 24V9A6 6 0 0 1 14 9A6 6 0 0 1 26 9V24H20V10a1.500 1.500 0 0 0-3 0V24H11V10a1.500 1.500 0 0 0-3 0V24Z',
    weight: 700,
    tracking: -0.9,
  },
  arcadia: {
    name: 'Arcadia',
    mark: 'M3 25V14a11 11 0 0 1 22 0V25H18V14a4 4 0 0 0-8 0V25Z',
    weight: 600,
    tracking: 0.1,
  },
} as const satisfies Record<string, Company>

export type CompanyName = keyof typeof companies

export const companyNames = Object.keys(companies)

type CompanyLogoProps = { company: CompanyName; color: string; size?: number }

/** A customer's logo in one color: mark and wordmark. `size` is the height of the letters. */
export function CompanyLogo({ company, color, size = 22 }: CompanyLogoProps) {
  const { name, mark, weight, tracking, ...look }: Company = companies[company]
  const markSize = Math.round(size * 1.27)
  return (
    <Row gap={Math.round(size * 0.45)} style={{ flexShrink: 0 }}>
      <svg width={markSize} height={markSize} viewBox="0 0 28 28" style={{ flexShrink: 0 }}>
        <path d={mark} fill={color} fillRule="evenodd" />
      </svg>
      <Text
        nowrap
        weight={weight}
        color={color}
        style={{
          fontSize: look.upper ? size * 0.88 : size,
          lineHeight: `${Math.round(size * 1.27)}px`,
          letterSpacing: (tracking * size) / 22,
        }}
      >
        {look.upper ? name.toUpperCase() : name}
      </Text>
    </Row>
  )
}
