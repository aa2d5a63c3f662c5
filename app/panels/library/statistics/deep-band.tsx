import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Button, bandTheme, markOnDeep, Row, Section, Stack, Text } from '../../primitives'

const content = {
  title: 'Four winters of warm schools',
  lead: 'Kiln & Co. replaced the boilers of 218 schools. These numbers are read from the meters.',
  button: 'Read the report',
  numbers: [
    { value: '71%', label: 'less gas burned than in 2021' },
    { value: '$9.6 M', label: 'saved and spent on books' },
    { value: '20.5°', label: 'in every classroom at eight' },
  ],
}

type Props = PanelProps<typeof content>
type Figure = (typeof content.numbers)[number]

const Value = ({ t, value, size }: { t: Props['t']; value: string; size: number }) => (
  <Text
    size="mega"
    color={t.onDeep}
    nowrap
    style={{
      fontSize: size,
      lineHeight: `${Math.round(size * 1.04)}px`,
      letterSpacing: -size * 0.05,
    }}
  >
    {value}
  </Text>
)

function Words({ t, o, content, width }: Props & { width: number }) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={width} gap={20} align={centered ? 'center' : 'flex-start'}>
      <Text size="h1" color={t.onDeep} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.onDeepMuted} align={align} maxWidth={560}>
        {content.lead}
      </Text>
    </Stack>
  )
}

const Act = ({ t, content }: Props) => (
  <Button t={t} onDeep icon="arrow">
    {content.button}
  </Button>
)

type ColumnProps = { t: Props['t']; o: Props['o']; figure: Figure; width: number; size: number }

/** A figure below a line, its first part in the second color. */
const Column = ({ t, o, figure, width, size }: ColumnProps) => {
  const centered = o === 'center'
  return (
    <Stack width={width} gap={12} align={centered ? 'center' : 'stretch'}>
      <Box
        width={centered ? 48 : width}
        marginBottom={16}
        background={centered ? undefined : t.onDeepLine}
      >
        <Box width={48} height={4} radius={2} background={markOnDeep(t)} />
      </Box>
      <Value t={t} value={figure.value} size={size} />
      <Text size="lead" color={t.onDeepMuted} align={centered ? 'center' : 'left'}>
        {figure.label}
      </Text>
    </Stack>
  )
}

const Columns = (props: Props) => {
  const figures = props.content.numbers
  const each = Math.min(figures.length, 3)
  const width = (1200 - (each - 1) * 24) / each
  return (
    <Stack gap={64}>
      {Array.from({ length: Math.ceil(figures.length / each) }, (_, row) => (
        <Row key={`${row}`} gap={24} align="flex-start">
          {figures.slice(row * each, (row + 1) * each).map((figure) => (
            <Column
              key={figure.label}
              t={props.t}
              o={props.o}
              figure={figure}
              width={width}
              size={props.o === 'center' ? 96 : 108}
            />
          ))}
        </Row>
      ))}
    </Stack>
  )
}

/** Mirrored, each figure has a line of its own. */
const Lines = ({ t, content }: Props) => (
  <Stack width={660} style={{ borderBottom: `1px solid ${t.onDeepLine}` }}>
    {content.numbers.map(({ value, label }) => (
      <Row
        key={label}
        gap={32}
        padding="24px 0"
        justify="space-between"
        style={{ borderTop: `1px solid ${t.onDeepLine}` }}
      >
        <Box width={400}>
          <Value t={t} value={value} size={100} />
        </Box>
        <Text size="lead" color={t.onDeepMuted} width={228}>
          {label}
        </Text>
      </Row>
    ))}
  </Stack>
)

const Inside = (props: Props) => {
  if (props.o === 'center') {
    return (
      <Stack gap={72} align="center">
        <Words {...props} width={760} />
        <Columns {...props} />
        <Act {...props} />
      </Stack>
    )
  }
  if (props.o === 'left') {
    return (
      <Stack gap={88}>
        <Row gap={24} justify="space-between" align="flex-end">
          <Words {...props} width={690} />
          <Act {...props} />
        </Row>
        <Columns {...props} />
      </Stack>
    )
  }
  return (
    <Row gap={80}>
      <Lines {...props} />
      <Stack width={460} gap={32} align="flex-start">
        <Words {...props} width={460} />
        <Act {...props} />
      </Stack>
    </Row>
  )
}

/** On grey the ground shows above and below; the band has no ends in any color. */
const strip = 40

export default definePanel({
  id: 'statistics-deep-band',
  name: 'Deep band',
  category: 'statistics',
  columns: 3,
  keywords: ['banner', 'big numbers', 'impact', 'report', 'energy'],
  usesBrandName: false,
  content,
  render({ t: theme, o, content }) {
    const t = bandTheme(theme)
    const around = theme.framed ? strip : 0
    return (
      <Section
        t={t}
        paddingX={0}
        paddingTop={around}
        paddingBottom={around}
        background={theme.framed ? theme.bg : t.deep}
      >
        <Box padding="112px 120px" background={t.deep}>
          <Inside t={t} o={o} content={content} />
        </Box>
      </Section>
    )
  },
})
