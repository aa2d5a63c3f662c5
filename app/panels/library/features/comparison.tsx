import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Button,
  Columns,
  Eyebrow,
  Head,
  Icon,
  markOnDeep,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type ComparisonContent, comparisonContent, type Difference } from './comparison/content'

type Props = PanelProps<ComparisonContent>
type Theme = Props['t']
type Side = 'them' | 'us'

const looks = (t: Theme, side: Side) =>
  side === 'us'
    ? { ground: t.deep, line: t.deep, ink: t.onDeep, muted: t.onDeepMuted, mark: markOnDeep(t) }
    : { ground: t.card, line: t.cardLine, ink: t.muted, muted: t.muted, mark: t.faint }

const Sign = ({ t, side }: { t: Theme; side: Side }) => (
  <Icon
    name={side === 'us' ? 'check' : 'minus'}
    size={20}
    color={looks(t, side).mark}
    stroke={2.4}
  />
)

type TileProps = { t: Theme; side: Side; row: Difference; width: number; topic?: boolean }

/** One answer on a ground of its own. */
const Tile = ({ t, side, row, width, topic }: TileProps) => {
  const { ground, line, ink, muted } = looks(t, side)
  return (
    <Row
      width={width}
      gap={16}
      padding={topic ? '16px 24px' : '20px 24px'}
      radius={16}
      background={ground}
      border={`1px solid ${line}`}
    >
      <Sign t={t} side={side} />
      <Stack style={{ flexShrink: 1 }}>
        {topic && (
          <Text size="small" color={muted}>
            {row.topic}
          </Text>
        )}
        <Text size="h5" weight={side === 'us' ? 600 : 400} color={ink}>
          {row[side]}
        </Text>
      </Stack>
    </Row>
  )
}

type NameProps = { t: Theme; side: Side; content: ComparisonContent; width?: number }

const Name = ({ t, side, content, width }: NameProps) => (
  <Stack width={width} padding="0 24px 8px">
    <Text size="h4" color={side === 'us' ? t.ink : t.muted}>
      {content[side].name}
    </Text>
    <Text size="small" color={t.muted}>
      {content[side].note}
    </Text>
  </Stack>
)

const Table = ({ t, content }: Props) => (
  <Stack gap={12}>
    <Row gap={12} align="flex-end">
      <Box width={240} />
      <Name t={t} side="them" content={content} width={444} />
      <Name t={t} side="us" content={content} width={492} />
    </Row>
    <Stack gap={12}>
      {content.rows.map((row) => (
        <Row key={row.topic} gap={12} align="stretch">
          <Stack width={240} justify="center">
            <Text size="h4" color={t.ink}>
              {row.topic}
            </Text>
          </Stack>
          <Tile t={t} side="them" row={row} width={444} />
          <Tile t={t} side="us" row={row} width={492} />
        </Row>
      ))}
    </Stack>
  </Stack>
)

const Pairs = ({ t, content }: Props) => (
  <Stack width={744} gap={12}>
    <Columns gap={12}>
      <Name t={t} side="us" content={content} width={366} />
      <Name t={t} side="them" content={content} width={366} />
    </Columns>
    {content.rows.map((row) => (
      <Columns key={row.topic} gap={12}>
        <Tile t={t} side="us" row={row} width={366} topic />
        <Tile t={t} side="them" row={row} width={366} topic />
      </Columns>
    ))}
  </Stack>
)

/** All answers of one side on a tall card. */
const Tall = ({ t, side, content }: NameProps) => {
  const { ground, line, ink, muted } = looks(t, side)
  const rule = side === 'us' ? t.onDeepLine : t.line
  return (
    <Stack
      width={588}
      padding="40px 48px 32px"
      radius={28}
      background={ground}
      border={`1px solid ${line}`}
    >
      <Text size="h3" color={side === 'us' ? ink : t.ink}>
        {content[side].name}
      </Text>
      <Text color={muted} style={{ paddingBottom: 24 }}>
        {content[side].note}
      </Text>
      {content.rows.map((row) => (
        <Row
          key={row.topic}
          gap={16}
          padding="16px 0"
          align="flex-start"
          style={{ borderTop: `1px solid ${rule}` }}
        >
          <Box style={{ paddingTop: 24 }}>
            <Sign t={t} side={side} />
          </Box>
          <Stack style={{ flexShrink: 1 }}>
            <Text size="small" color={muted}>
              {row.topic}
            </Text>
            <Text size="h5" weight={side === 'us' ? 600 : 400} color={ink}>
              {row[side]}
            </Text>
          </Stack>
        </Row>
      ))}
    </Stack>
  )
}

export default definePanel({
  id: 'features-comparison',
  name: 'Us and them',
  category: 'features',
  columns: 3,
  keywords: ['comparison', 'before and after', 'difference', 'versus', 'table', 'reasons'],
  usesBrandName: false,
  content: comparisonContent,
  render(props) {
    const { t, o, content } = props
    const { eyebrow, title, lead } = content
    const button = <Button t={t}>{content.button}</Button>
    if (o === 'right') {
      return (
        <Section t={t}>
          <Row gap={72} align="flex-start">
            <Pairs {...props} />
            <Stack width={384} gap={20} align="flex-start">
              <Eyebrow t={t}>{eyebrow}</Eyebrow>
              <Text size="h2" color={t.ink}>
                {title}
              </Text>
              <Text size="lead" color={t.muted} style={{ paddingBottom: 12 }}>
                {lead}
              </Text>
              {button}
            </Stack>
          </Row>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Head t={t} o={o} eyebrow={eyebrow} title={title} lead={lead} action={button} />
        {o === 'left' ? (
          <Table {...props} />
        ) : (
          <Columns align="flex-start">
            <Tall t={t} side="them" content={content} />
            <Tall t={t} side="us" content={content} />
          </Columns>
        )}
      </Section>
    )
  },
})
