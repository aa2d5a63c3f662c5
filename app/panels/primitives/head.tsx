import type { ReactNode } from 'react'
import type { Theme } from '../color/theme'
import type { Orientation } from '../types'
import { Box, Row, Stack } from './box'
import { Eyebrow } from './eyebrow'
import { contentWidth } from './section'
import { Text } from './text'

type HeadProps = {
  t: Theme
  o: Orientation
  title: string
  eyebrow?: string
  lead?: string
  /** A button or link: beside the words, or below them when centred. */
  action?: ReactNode
  width?: number
  marginBottom?: number
  /** Columns of what stands below: on the right the words begin at a line of theirs. */
  columns?: number
}

/** The second of three columns, or the middle of any other number. */
const lineOf = (columns: number) => (columns % 3 ? contentWidth / 2 + 12 : contentWidth / 3 + 8)

/** Title block of a panel without a picture: words on one side, action on the other or below. */
export function Head({ t, o, title, eyebrow, lead, action, width = 680, ...head }: HeadProps) {
  const { marginBottom = 64, columns = 2 } = head
  const centered = o === 'center'
  const below = o !== 'left'
  const column = contentWidth - lineOf(columns)
  const widths = { left: width, center: 760, right: column }
  const align = centered ? 'center' : 'left'
  const words = (
    <Stack gap={20} width={widths[o]} align={centered ? 'center' : 'flex-start'}>
      {eyebrow && <Eyebrow t={t}>{eyebrow}</Eyebrow>}
      <Text
        size="h2"
        color={t.ink}
        align={align}
        maxWidth={o === 'right' ? Math.min(width, column) : undefined}
      >
        {title}
      </Text>
      {lead && (
        <Text size="lead" color={t.muted} align={align} maxWidth={620}>
          {lead}
        </Text>
      )}
      {below && action && <Box marginTop={8}>{action}</Box>}
    </Stack>
  )
  if (centered) {
    return (
      <Stack align="center" marginBottom={marginBottom}>
        {words}
      </Stack>
    )
  }
  if (o === 'right') {
    return (
      <Row justify="flex-end" marginBottom={marginBottom}>
        {words}
      </Row>
    )
  }
  return (
    <Row justify="space-between" align="flex-end" marginBottom={marginBottom}>
      {words}
      <Box style={{ paddingBottom: 4 }}>{action}</Box>
    </Row>
  )
}
