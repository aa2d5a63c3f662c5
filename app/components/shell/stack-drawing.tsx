import type { ReactNode } from 'react'

/** A website as a stack of panels, each turned another way; decoration on a dark ground. */
export function StackDrawing() {
  return (
    <svg viewBox="0 0 480 340" className="h-auto w-full max-w-[30rem]" aria-hidden="true">
      <rect x=".5" y=".5" width="479" height="339" rx="8" className="fill-raised" />
      <rect x="24" y="22" width="432" height="26" rx="4" className="fill-white" />
      <rect x="36" y="30" width="44" height="10" rx="2" className="fill-primary" />
      <Lines x={330} y={32} lengths={[26, 26, 26]} step={34} className="fill-n300" />
      <Panel y={58} height={112} className="fill-primary">
        <rect x="44" y="82" width="150" height="14" rx="2" className="fill-white" />
        <rect x="44" y="104" width="112" height="14" rx="2" className="fill-white" />
        <rect x="44" y="132" width="64" height="18" rx="3" className="fill-accent" />
        <rect x="276" y="76" width="160" height="76" rx="4" className="fill-primary-line" />
        <path d="M276 140l46-34 34 24 30-20 50 36v6h-160z" className="fill-primary-hover" />
      </Panel>
      <Panel y={180} height={72} className="fill-n100">
        {[0, 1, 2].map((n) => (
          <g key={n} transform={`translate(${44 + n * 134} 194)`}>
            <rect width="124" height="44" rx="4" className="fill-white" />
            <circle cx="20" cy="22" r="8" className={n === 1 ? 'fill-accent' : 'fill-primary'} />
            <rect x="38" y="13" width="62" height="6" rx="1.5" className="fill-n400" />
            <rect x="38" y="25" width="44" height="6" rx="1.5" className="fill-n300" />
          </g>
        ))}
      </Panel>
      <Panel y={262} height={56} className="fill-accent">
        <rect x="150" y="276" width="180" height="10" rx="2" className="fill-secondary" />
        <rect x="206" y="294" width="68" height="14" rx="3" className="fill-secondary" />
      </Panel>
    </svg>
  )
}

type PanelProps = { y: number; height: number; className: string; children: ReactNode }

function Panel({ children, ...rest }: PanelProps) {
  return (
    <>
      <rect x="24" width="432" rx="4" {...rest} />
      {children}
    </>
  )
}

type LinesProps = { x: number; y: number; lengths: number[]; step: number; className: string }

const Lines = ({ x, y, lengths, step, className }: LinesProps) =>
  lengths.map((width, n) => (
    <rect
      key={x + n * step}
      x={x + n * step}
      y={y}
      width={width}
      height="6"
      rx="1.5"
      {...{ className }}
    />
  ))
