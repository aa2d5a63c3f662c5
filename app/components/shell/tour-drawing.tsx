import type { ReactNode } from 'react'

/** What a step is about, as a small drawing; left out where there is no room. */
export function TourDrawing({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 160 104" width="112" height="73" className="tour-drawing" aria-hidden="true">
      <rect
        x=".5"
        y=".5"
        width="159"
        height="103"
        rx="6"
        className="fill-white stroke-primary-line"
      />
      {drawings[step - 1]}
    </svg>
  )
}

const stack = (
  <>
    <rect x="28" y="18" width="72" height="18" rx="3" className="fill-primary" />
    <rect x="44" y="43" width="88" height="18" rx="3" className="fill-accent" />
    <rect x="28" y="68" width="104" height="18" rx="3" className="fill-n300" />
  </>
)

const pages = (
  <>
    {[24, 64, 104].map((x, index) => (
      <g key={x} transform={`translate(${x} 24)`}>
        <rect width="32" height="56" rx="3" className="fill-n50 stroke-n300" />
        <rect
          x="5"
          y="6"
          width="22"
          height="12"
          rx="1.5"
          className={index === 0 ? 'fill-primary' : 'fill-n300'}
        />
        <rect x="5" y="24" width="22" height="4" rx="1" className="fill-n300" />
        <rect x="5" y="33" width="14" height="4" rx="1" className="fill-n300" />
      </g>
    ))}
  </>
)

const turned = (
  <>
    {[
      { y: 14, x: 34, ground: 'fill-dark', line: 'fill-white' },
      { y: 42, x: 62, ground: 'fill-n100', line: 'fill-n500' },
      { y: 70, x: 90, ground: 'fill-white stroke-n300', line: 'fill-primary' },
    ].map(({ y, x, ground, line }) => (
      <g key={y}>
        <rect x="24" y={y} width="112" height="20" rx="3" className={ground} />
        <rect x={x} y={y + 7} width="36" height="6" rx="1.5" className={line} />
      </g>
    ))}
  </>
)

const screens = (
  <>
    <rect x="20" y="22" width="68" height="46" rx="3" className="fill-n50 stroke-n300" />
    <rect x="27" y="29" width="40" height="10" rx="1.5" className="fill-primary" />
    <rect x="27" y="45" width="54" height="5" rx="1" className="fill-n300" />
    <rect x="46" y="68" width="16" height="10" className="fill-n300" />
    <rect x="98" y="36" width="22" height="42" rx="3" className="fill-n50 stroke-n300" />
    <rect x="102" y="42" width="14" height="8" rx="1.5" className="fill-primary" />
    <circle cx="136" cy="30" r="9" className="fill-accent" />
    <path
      d="M136 25v9m-3.5-3.5 3.5 3.5 3.5-3.5"
      fill="none"
      className="stroke-secondary"
      strokeWidth="1.5"
    />
  </>
)

const drawings: ReactNode[] = [stack, pages, turned, screens]
