import type { ReactNode } from 'react'
import type { Theme } from '../color/theme'
import type { Orientation } from '../types'
import { Box, Row, Stack } from './box'
import { Eyebrow } from './eyebrow'
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
}

/** Title block of a panel without a picture: words on one side, action on the other. */
export function Head({ t, o, title, eyebrow, lead, action, width = 680, ...head }: HeadProps) {
  const { marginBottom = 64 } = head
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  const words = (
    <Stack gap={20} width={centered ? 760 : width} align={centered ? 'center' : 'flex-start'}>
      {eyebrow && <Eyebrow t={t}>{eyebrow}</Eyebrow>}
      <Text size="h2" color={t.ink} align={align}>
        {title}
      </Text>
      {lead && (
        <Text size="lead" color={t.muted} align={align} maxWidth={620}>
          {lead}
        </Text>
      )}
      {centered && action && <Box marginTop={8}>{action}</Box>}
    </Stack>
  )
  if (centered) {
    return (
      <Stack align="center" marginBottom={marginBottom}>
        {words}
      </Stack>
    )
  }
  const aside = <Box style={{ paddingBottom: 4 }}>{action}</Box>
  return (
    <Row justify="space-between" align="flex-end" marginBottom={marginBottom}>
      {o === 'left' ? words : aside}
      {o === 'left' ? aside : words}
    </Row>
  )
}
