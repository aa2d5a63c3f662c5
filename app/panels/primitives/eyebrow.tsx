import type { Theme } from '../color/theme'
import { Box, Row } from './box'

type EyebrowProps = { t: Theme; children: string; color?: string; dash?: string }

const text = { fontSize: 14, fontWeight: 600, lineHeight: '20px', letterSpacing: 0.1 }

/** A small line above a title, marked with a dash in the second color. */
export const Eyebrow = ({ t, children, color = t.eyebrow, dash = t.accent }: EyebrowProps) =>
  // People may leave words out.
  children === '' ? null : (
    <Row gap={10} style={{ ...text, color }}>
      <Box width={22} height={3} radius={2} background={dash} />
      {children}
    </Row>
  )
