import type { ReactNode } from 'react'
import { alpha, mix } from '../../color/oklch'
import type { Theme } from '../../color/theme'
import { Box, Row, Stack } from '../box'
import { fitText } from '../fit-text'
import { Icon } from '../icon'
import { Text } from '../text'

const trafficLights = ['#ff6159', '#ffbd2e', '#28c941']

/** Surfaces inside a drawn screen. */
export const screenColors = (t: Theme) => ({
  background: t.dark ? t.neutral(0.225, 0.034) : '#ffffff',
  panel: t.dark ? t.neutral(0.265, 0.036) : '#ffffff',
  soft: t.dark ? t.neutral(0.2, 0.034) : t.neutral(0.98, 0.006),
})

/** `norde.app/overview`: the brand's name as an address. */
export function addressOf(name: string, path: string): string {
  const host = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || 'home'
  return `${fitText(host, 12, 120)}.app/${path}`
}

type BrowserProps = {
  t: Theme
  width: number
  height: number
  children: ReactNode
  /** The part after the address; the address itself is the brand's name. */
  path?: string
}

/** A browser window. The page below the bar is `height - 44` tall. Draws the brand's name. */
export function Browser({ t, width, height, children, path = 'overview' }: BrowserProps) {
  const screen = screenColors(t)
  return (
    <Stack
      width={width}
      height={height}
      radius={18}
      background={screen.background}
      border={`1px solid ${t.dark ? t.neutral(0.36, 0.036) : t.line}`}
      shadow={t.shadow.large}
    >
      <Row
        height={44}
        gap={8}
        padding="0 18px"
        style={{ borderBottom: `1px solid ${t.dark ? alpha('#ffffff', 0.12) : t.line}` }}
      >
        {trafficLights.map((color) => (
          <Box
            key={color}
            width={10}
            height={10}
            radius={5}
            background={t.dark ? mix(color, screen.background, 0.25) : color}
          />
        ))}
        <Stack grow align="center">
          <Row justify="center" gap={6} width={260} height={24} radius={7} background={screen.soft}>
            <Icon name="lock" size={11} color={t.faint} />
            <Text size="micro" color={t.muted} nowrap>
              {addressOf(t.brand.name, path)}
            </Text>
          </Row>
        </Stack>
        <Box width={46} />
      </Row>
      {children}
    </Stack>
  )
}
