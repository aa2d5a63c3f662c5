import type { Theme } from '../../color/theme'
import { map, type PersonName } from '../../pictures'
import { Avatar } from '../avatar'
import { Bars } from '../bars'
import { Box, Row, Stack } from '../box'
import { Donut } from '../donut'
import { Icon } from '../icon'
import { Pic } from '../pic'
import { Text } from '../text'
import { Phone, phoneContentWidth } from './phone'

export type RouteContent = {
  label: string
  title: string
  facts: readonly { value: string; label: string }[]
  button: string
}

export type WeekContent = {
  label: string
  title: string
  done: string
  goal: string
  chart: string
  days: readonly string[]
  friends: readonly { person: PersonName; name: string; distance: string }[]
}

export const routeContent: RouteContent = {
  label: 'Today, easy pace',
  title: 'Canal loop',
  facts: [
    { value: '6.2', label: 'km' },
    { value: '5:40', label: 'per km' },
    { value: '35', label: 'min' },
  ],
  button: 'Start run',
}

export const weekContent: WeekContent = {
  label: 'Week 21',
  title: 'This week',
  done: '18.4',
  goal: 'of 24 km',
  chart: 'Kilometres a day',
  days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  friends: [
    { person: 'mateo', name: 'Mateo', distance: '22.1 km' },
    { person: 'freya', name: 'Freya', distance: '19.7 km' },
  ],
}

const end = [0.74, 0.48] as const
const way = [[0.14, 0.86], [0.28, 0.68], [0.44, 0.72], [0.52, 0.54], end] as const

type ScreenProps<C> = { t: Theme; width?: number; height?: number; content?: C }

const Top = ({ t, label, title }: { t: Theme; label: string; title: string }) => (
  <Stack>
    <Text size="micro" color={t.muted}>
      {label}
    </Text>
    <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
      {title}
    </Text>
  </Stack>
)

/** A phone with a route on a map and a button to start. Needs 270 × 560 or more. */
export function RoutePhone(phone: ScreenProps<RouteContent>) {
  const { t, width = 270, height = 560, content = routeContent } = phone
  const inner = phoneContentWidth(width)
  const mapHeight = height - 290
  const streets = map(t.pictures, {
    dark: t.dark,
    frame: [inner, mapHeight],
    pins: [end],
    route: way,
    pinColor: t.chart.first,
  })
  return (
    <Phone t={t} width={width} height={height}>
      <Top t={t} label={content.label} title={content.title} />
      <Pic picture={streets} width={inner} height={mapHeight} radius={18} />
      <Row justify="space-between" padding="0 4px">
        {content.facts.map(({ value, label }) => (
          <Stack key={label} align="center">
            <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '28px' }}>
              {value}
            </Text>
            <Text size="micro" color={t.muted}>
              {label}
            </Text>
          </Stack>
        ))}
      </Row>
      <Row height={50} gap={8} justify="center" radius={16} background={t.action} marginTop="auto">
        <Icon name="play" size={16} color={t.onAction} stroke={2.2} />
        <Text size="small" weight={600} color={t.onAction}>
          {content.button}
        </Text>
      </Row>
    </Phone>
  )
}

const distances = [4.2, 0.4, 6.1, 0.4, 7.7, 0.4, 0.4]

/** A phone with the goal of the week, a chart and friends. Needs 270 × 560 or more. */
export function WeekPhone(phone: ScreenProps<WeekContent>) {
  const { t, width = 270, height = 560, content = weekContent } = phone
  const inner = phoneContentWidth(width)
  const ring = 136
  return (
    <Phone t={t} width={width} height={height}>
      <Top t={t} label={content.label} title={content.title} />
      <Stack align="center">
        <Box relative width={ring} height={ring}>
          <Donut
            size={ring}
            stroke={15}
            values={[0.77]}
            colors={[t.mono ? t.chart.first : t.accent]}
            track={t.tint}
          />
          <Box centered width={ring} height={ring} absolute={{ top: 0, left: 0 }}>
            <Text size="h3" color={t.ink} style={{ lineHeight: '34px' }}>
              {content.done}
            </Text>
            <Text size="micro" color={t.muted}>
              {content.goal}
            </Text>
          </Box>
        </Box>
      </Stack>
      <Stack gap={8}>
        <Text size="small" weight={600} color={t.ink}>
          {content.chart}
        </Text>
        <Bars
          width={inner}
          height={height - 488}
          values={distances}
          color={t.chart.quiet}
          highlight={4}
          highlightColor={t.chart.first}
          gap={10}
          radius={6}
        />
        <Row gap={10}>
          {content.days.map((day, i) => (
            <Stack key={`${day}${i}`} width={(inner - 60) / 7} align="center">
              <Text size="micro" color={t.muted}>
                {day}
              </Text>
            </Stack>
          ))}
        </Row>
      </Stack>
      {content.friends.map(({ person, name, distance }) => (
        <Row key={name} gap={10}>
          <Avatar t={t} person={person} size={34} />
          <Text size="micro" weight={600} color={t.ink}>
            {name}
          </Text>
          <Box marginLeft="auto">
            <Text size="micro" color={t.muted}>
              {distance}
            </Text>
          </Box>
        </Row>
      ))}
    </Phone>
  )
}
