import type { ReactNode } from 'react'
import { contrast } from '../../../color/contrast'
import type { Theme } from '../../../color/theme'
import { map } from '../../../pictures'
import { Box, Card, Chip, Icon, Pic, Row, Stack, Text } from '../../../primitives'
import type { BillWords, RouteWords, SlotWords } from './content'

const sceneSize = { width: 312, height: 208 }

const Surface = ({ t, children }: { t: Theme; children: ReactNode }) => (
  <Box {...sceneSize} centered radius={16} background={t.tint}>
    <Stack
      width={264}
      padding={18}
      gap={12}
      radius={16}
      background={t.raised}
      border={t.dark ? `1px solid ${t.line}` : undefined}
      shadow={t.shadow.small}
    >
      {children}
    </Stack>
  </Box>
)

type PillProps = { t: Theme; active: boolean; width: number; children: string }

const Pill = ({ t, active, width, children }: PillProps) => (
  <Box
    centered
    width={width}
    height={36}
    radius={10}
    background={active ? t.action : t.raised}
    border={`1px solid ${active ? t.actionLine : t.line}`}
  >
    <Text size="micro" weight={600} color={active ? t.onAction : t.ink}>
      {children}
    </Text>
  </Box>
)

/** Days and hours to choose from. */
export const Slots = ({ t, words }: { t: Theme; words: SlotWords }) => (
  <Surface t={t}>
    <Row justify="space-between">
      <Text size="small" weight={600} color={t.ink}>
        {words.title}
      </Text>
      <Icon name="calendar" size={16} color={t.muted} />
    </Row>
    <Row gap={6}>
      {words.days.slice(0, 3).map((day, i) => (
        <Pill key={day} t={t} width={72} active={i === 1}>
          {day}
        </Pill>
      ))}
    </Row>
    <Row gap={6}>
      {words.hours.slice(0, 3).map((hour, i) => (
        <Pill key={hour} t={t} width={72} active={i === 0}>
          {hour}
        </Pill>
      ))}
    </Row>
  </Surface>
)

/** The van on its way, on a map. */
export const Route = ({ t, words }: { t: Theme; words: RouteWords }) => (
  <Box relative {...sceneSize}>
    <Pic
      picture={map(t.pictures, {
        dark: t.dark,
        frame: [sceneSize.width * 2, sceneSize.height * 2],
        pins: [
          [0.8, 0.56],
          [0.16, 0.3],
        ],
        route: [
          [0.16, 0.3],
          [0.34, 0.46],
          [0.56, 0.34],
          [0.8, 0.56],
        ],
        pinColor: t.dark ? t.accent : t.link,
      })}
      {...sceneSize}
      radius={16}
    />
    <Card t={t} kind="raised" padding="10px 14px" radius={12} absolute={{ left: 16, bottom: 16 }}>
      <Row gap={10}>
        <Icon name={words.icon} size={18} color={t.link} />
        <Text size="micro" weight={600} color={t.ink} nowrap>
          {words.title}
        </Text>
      </Row>
    </Card>
  </Box>
)

/** What was done and what it cost. */
export const Bill = ({ t, words }: { t: Theme; words: BillWords }) => (
  <Surface t={t}>
    {words.lines.slice(0, 2).map(([label, amount]) => (
      <Row key={label} justify="space-between">
        <Text size="small" color={t.muted}>
          {label}
        </Text>
        <Text size="small" color={t.ink}>
          {amount}
        </Text>
      </Row>
    ))}
    <Box height={1} background={t.line} />
    <Row justify="space-between">
      <Text size="h4" color={t.ink}>
        {words.total}
      </Text>
      <Chip t={t} kind={contrast(t.badge, t.raised) < 1.3 ? 'tint' : 'badge'} icon="check">
        {words.paid}
      </Chip>
    </Row>
  </Surface>
)
