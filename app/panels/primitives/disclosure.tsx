import type { ReactElement } from 'react'
import { Stack } from './box'
import { iconPaths } from './icon-paths'

type DisclosureProps = {
  /** What is always seen. */
  summary: ReactElement
  /** What it opens. */
  children: ReactElement
  open?: boolean
  /** On a page it lies over what is below, as wide as the panel. */
  floats?: boolean
}

/** Drawn open or closed; on a page people open it, without script. Its words are among those of the panel. */
export const Disclosure = ({ summary, children, open = false }: DisclosureProps) => (
  <Stack>
    {summary}
    {open && children}
  </Stack>
)

type OpenSignProps = { color: string; size?: number; open?: boolean }

const upright = 'M12 5v14'

/** A plus that is a minus where its disclosure is open; `base-css.ts` knows its second path. */
export const OpenSign = ({ color, size = 20, open = false }: OpenSignProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" style={{ flexShrink: 0 }}>
    {[iconPaths.minus, upright].map((d) => (
      <path
        key={d}
        d={d}
        fill="none"
        stroke={color}
        strokeWidth={1.9}
        strokeLinecap="round"
        strokeOpacity={open && d === upright ? 0 : 1}
      />
    ))}
  </svg>
)
