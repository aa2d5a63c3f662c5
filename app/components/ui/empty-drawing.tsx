import type { ReactNode } from 'react'

/** What an empty place will hold, as a drawing beside its words. */
export function EmptyDrawing({ of }: { of: DrawingName }) {
  return (
    <svg viewBox="0 0 450 170" width="450" height="170" aria-hidden="true">
      <rect x=".5" y=".5" width="449" height="169" rx="6" className="fill-n50 stroke-n200" />
      {drawings[of]}
    </svg>
  )
}

type Rect = { x: number; y: number; w: number; h: number; fill: string; r?: number }
const Bar = ({ x, y, w, h, fill, r = 1.5 }: Rect) => (
  <rect x={x} y={y} width={w} height={h} rx={r} className={fill} />
)

/** A white sheet with a hairline; the strong one is in the product's blue. */
const Sheet = ({ x, y, w, h, strong }: Omit<Rect, 'fill'> & { strong?: boolean }) => (
  <rect
    {...{ x, y, width: w, height: h, rx: 4 }}
    className={strong ? 'fill-white stroke-primary' : 'fill-white stroke-n300'}
    strokeWidth={strong ? 1.5 : 1}
  />
)

/** A small page: header, picture, words. */
function Page({ x, y, strong }: { x: number; y: number; strong?: boolean }) {
  const main = strong ? 'fill-primary' : 'fill-n300'
  return (
    <g>
      <Sheet x={x} y={y} w={96} h={116} strong={strong} />
      <Bar x={x + 10} y={y + 10} w={18} h={5} fill={main} />
      <Bar x={x + 62} y={y + 10} w={24} h={5} fill="fill-n200" />
      <Bar x={x + 10} y={y + 24} w={76} h={36} fill={strong ? 'fill-primary' : 'fill-n100'} r={2} />
      {strong && <Bar x={x + 18} y={y + 46} w={22} h={7} fill="fill-accent" />}
      {[10, 37, 64].map((dx) => (
        <Bar key={dx} x={x + dx} y={y + 69} w={22} h={18} fill="fill-n100" r={2} />
      ))}
      <Bar x={x + 10} y={y + 97} w={48} h={5} fill="fill-n200" />
    </g>
  )
}

/** A row of a list, with what stands at its start. */
function Row({ x, y, strong, lead }: { x: number; y: number; strong?: boolean; lead: ReactNode }) {
  return (
    <g>
      <Sheet x={x} y={y} w={280} h={34} strong={strong} />
      <g transform={`translate(${x + 20} ${y + 17})`}>{lead}</g>
      <Bar
        x={x + 38}
        y={y + 13}
        w={strong ? 150 : 112}
        h={8}
        fill={strong ? 'fill-primary' : 'fill-n300'}
      />
      <Bar x={x + 230} y={y + 13} w={34} h={8} fill={strong ? 'fill-primary-line' : 'fill-n100'} />
    </g>
  )
}

const rowsOf = (leads: readonly ReactNode[]) =>
  leads.map((lead, index) => (
    <Row key={index} x={40 + index * 45} y={22 + index * 46} strong={index === 1} lead={lead} />
  ))

const dot = (fill: string) => <circle r="7" className={fill} />
const person = (ground: string) => (
  <g>
    <circle r="9" className={ground} />
    <circle cy="-2.5" r="3" className="fill-white" />
    <path d="M-5.5 6a5.5 4.5 0 0 1 11 0z" className="fill-white" />
  </g>
)
const envelope = (stroke: string) => (
  <path
    d="M-9-6.500H9V6.500H-9zM-9-6.500 0 1.500 9-6.500"
    className={stroke}
    fill="none"
    strokeWidth="1.5"
  />
)

const drawings = {
  rows: rowsOf([
    dot('fill-success'),
    dot('fill-accent'),
    <circle
      key="open"
      r="6"
      fill="none"
      className="stroke-n500"
      strokeWidth="1.5"
      strokeDasharray="2.2 2.5"
    />,
  ]),
  projects: (
    <>
      <Page x={58} y={34} />
      <Page x={177} y={26} strong />
      <Page x={296} y={34} />
    </>
  ),
  templates: (
    <>
      <Page x={86} y={36} />
      <Page x={110} y={28} strong />
      <path
        d="M232 84h44m-7-7 7 7-7 7"
        fill="none"
        className="stroke-n400"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <Page x={300} y={28} />
    </>
  ),
  page: (
    <>
      <Sheet x={105} y={20} w={240} h={130} />
      <Bar x={120} y={33} w={34} h={8} fill="fill-primary" />
      <Bar x={278} y={33} w={52} h={8} fill="fill-n200" />
      <rect
        x="120"
        y="54"
        width="210"
        height="60"
        rx="4"
        className="fill-primary-tint stroke-primary"
        strokeDasharray="5 4"
      />
      <path d="M225 75v18m-9-9h18" className="stroke-primary" strokeWidth="2" />
      <Bar x={120} y={127} w={210} h={10} fill="fill-n100" />
    </>
  ),
  panels: (
    <>
      <Bar x={95} y={26} w={220} h={30} fill="fill-primary" r={4} />
      <Bar x={135} y={70} w={220} h={30} fill="fill-accent" r={4} />
      <Bar x={95} y={114} w={260} h={30} fill="fill-n300" r={4} />
    </>
  ),
  notifications: (
    <>
      <path
        d="M225 40a30 30 0 0 1 30 30c0 22 5 30 12 38h-84c7-8 12-16 12-38a30 30 0 0 1 30-30z"
        className="fill-white stroke-primary"
        strokeWidth="2"
      />
      <path
        d="M213 116a12.500 12.500 0 0 0 24 0"
        fill="none"
        className="stroke-primary"
        strokeWidth="2"
      />
      <circle cx="252" cy="46" r="10" className="fill-accent" />
      {[40, 312].map((x) => (
        <g key={x}>
          <Bar x={x} y={62} w={98} h={8} fill="fill-n200" />
          <Bar x={x} y={80} w={70} h={8} fill="fill-n200" />
        </g>
      ))}
    </>
  ),
  people: rowsOf([person('fill-n400'), person('fill-primary'), person('fill-n300')]),
  mail: rowsOf([envelope('stroke-n500'), envelope('stroke-primary'), envelope('stroke-n400')]),
  closed: (
    <>
      <Page x={177} y={26} />
      <rect x="197" y="74" width="56" height="44" rx="6" className="fill-primary" />
      <path
        d="M209 74V62a16 16 0 0 1 32 0v12"
        fill="none"
        className="stroke-primary"
        strokeWidth="5"
      />
      <circle cx="225" cy="96" r="5" className="fill-accent" />
    </>
  ),
  fault: (
    <>
      <Bar x={95} y={26} w={260} h={30} fill="fill-n300" r={4} />
      <g transform="rotate(-7 215 90)">
        <Bar x={105} y={72} w={220} h={30} fill="fill-accent" r={4} />
      </g>
      <Bar x={95} y={116} w={260} h={30} fill="fill-n300" r={4} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof drawings
