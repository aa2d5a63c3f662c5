import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Columns, Head, LinkTo, Row, Rule, Section, Stack, Text } from '../../primitives'
import { byYearContent, type Note, type Year } from './by-year/content'

type Props = PanelProps<typeof byYearContent>
type Theme = Props['t']

const Numeral = ({ t, year, width }: { t: Theme; year: string; width?: number }) => (
  <Text size="stat" color={t.ink} width={width} style={{ fontSize: 72, lineHeight: '76px' }}>
    {year}
  </Text>
)

type LineProps = { t: Theme; o: Props['o']; note: Note; first: boolean }

/** Day, title and topic in one line. */
const Line = ({ t, o, note, first }: LineProps) => (
  <Stack width={792}>
    {!first && <Rule t={t} width={792} />}
    <Row gap={12} padding="18px 0">
      <Text color={t.muted} width={100}>
        {note.date}
      </Text>
      <Text size="h4" color={t.ink} style={{ flexShrink: 1, flexGrow: 1 }}>
        {note.link}
      </Text>
      <Text
        size="small"
        color={t.link}
        weight={600}
        align={o === 'left' ? 'right' : 'left'}
        width={116}
      >
        {note.topic}
      </Text>
    </Row>
  </Stack>
)

const Group = ({ t, o, group }: { t: Theme; o: Props['o']; group: Year }) => (
  <Stack gap={28}>
    <Rule t={t} width={1200} color={t.ink} />
    <Row
      justify="space-between"
      align="flex-start"
      style={{ flexDirection: o === 'right' ? 'row-reverse' : 'row' }}
    >
      <Numeral t={t} year={group.year} width={282} />
      <Stack width={792}>
        {group.notes.map((note, i) => (
          <Line key={note.link} t={t} o={o} note={note} first={i === 0} />
        ))}
      </Stack>
    </Row>
  </Stack>
)

/** A column for each year: the newest on its own ground. */
const Column = ({ t, group, main }: { t: Theme; group: Year; main: boolean }) => {
  const [ink, muted, line] = main
    ? [t.onDeep, t.onDeepMuted, t.onDeepLine]
    : [t.ink, t.muted, t.line]
  return (
    <Stack
      width={384}
      gap={24}
      padding={32}
      radius={24}
      background={main ? t.deep : t.card}
      border={`1px solid ${main ? t.deep : t.cardLine}`}
    >
      <Text size="stat" color={ink}>
        {group.year}
      </Text>
      <Stack>
        {group.notes.map((note) => (
          <Stack
            key={note.link}
            gap={6}
            padding="20px 0"
            style={{ borderTop: `1px solid ${line}` }}
          >
            <Text size="h5" color={ink}>
              {note.link}
            </Text>
            <Row gap={16} justify="space-between">
              <Text size="small" color={muted}>
                {note.date}
              </Text>
              <Text size="small" color={muted}>
                {note.topic}
              </Text>
            </Row>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

const Centered = ({ t, content }: Props) => (
  <Stack gap={24}>
    {Array.from({ length: Math.ceil(content.years.length / 3) }, (_, row) => (
      <Columns key={`${row}`}>
        {content.years.slice(row * 3, row * 3 + 3).map((group, i) => (
          <Column key={group.year} t={t} group={group} main={row + i === 0} />
        ))}
      </Columns>
    ))}
  </Stack>
)

export default definePanel({
  id: 'blog-by-year',
  name: 'Index by year',
  category: 'blog',
  columns: 3,
  keywords: ['archive', 'list', 'years', 'index', 'notes', 'all articles'],
  usesBrandName: false,
  content: byYearContent,
  render(props) {
    const { t, o, content } = props
    const { years, more, ...words } = content
    return (
      <Section t={t}>
        <Head t={t} o={o} {...words} action={<LinkTo t={t}>{more}</LinkTo>} columns={3} />
        {o === 'center' ? (
          <Centered {...props} />
        ) : (
          <Stack gap={56}>
            {years.map((group) => (
              <Group key={group.year} t={t} o={o} group={group} />
            ))}
          </Stack>
        )}
      </Section>
    )
  },
})
