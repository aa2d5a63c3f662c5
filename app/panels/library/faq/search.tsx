import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { product } from '../../pictures'
import { Box, Button, Card, Icon, Pic, Row, Section, Stack, Text } from '../../primitives'
import { type Result, searchContent } from './search/content'

type Props = PanelProps<typeof searchContent>

type SearchFieldProps = { t: Theme; value: string; button: string; width: number; typed: boolean }

const SearchField = ({ t, value, button, width, typed }: SearchFieldProps) => (
  <Row
    width={width}
    height={72}
    padding="0 8px 0 24px"
    gap={14}
    radius={18}
    background={t.dark ? t.card : '#ffffff'}
    border={`1.5px solid ${typed ? t.link : t.fieldLine}`}
  >
    <Icon name="search" size={24} color={typed ? t.link : t.muted} />
    <Row gap={2}>
      <Text color={typed ? t.ink : t.muted} style={{ fontSize: 19 }} nowrap>
        {value}
      </Text>
      {typed && <Box width={2} height={26} background={t.link} />}
    </Row>
    <Box marginLeft="auto">
      <Button t={t} size="l">
        {button}
      </Button>
    </Box>
  </Row>
)

type ResultProps = { t: Theme; result: Result; first: boolean; active?: boolean }

const ResultRow = ({ t, result, first, active = false }: ResultProps) => (
  <Row
    justify="space-between"
    padding="20px 24px"
    radius={active ? 12 : 0}
    background={active ? t.tint : undefined}
    style={{ borderTop: first || active ? undefined : `1px solid ${t.line}` }}
  >
    <Row gap={18}>
      <Icon name="message" size={20} color={active ? t.onTint : t.faint} />
      <Text size="h5" color={t.ink}>
        {result.question}
      </Text>
    </Row>
    <Row gap={20}>
      <Text size="small" color={active ? t.onTint : t.muted}>
        {`${result.topic}, ${result.minutes}`}
      </Text>
      <Icon name="arrow" size={18} color={active ? t.onTint : t.faint} />
    </Row>
  </Row>
)

/** Words and a lamp on the deep color; the answers overlap its lower edge. */
function Banner(props: Props) {
  const { t, o, content } = props
  return (
    <Section t={t} paddingTop={96} paddingBottom={96}>
      <Box relative height={770}>
        <Box width={1200} height={536} radius={32} background={t.deep} />
        <Pic
          picture={product(t.pictures, { kind: 'lamp', backdrop: 'secondary' })}
          width={400}
          height={400}
          radius={20}
          absolute={o === 'left' ? { top: 24, right: 24 } : { top: 24, left: 24 }}
        />
        <Stack
          gap={18}
          width={640}
          absolute={o === 'left' ? { top: 80, left: 80 } : { top: 80, left: 480 }}
        >
          <Text size="h1" color={t.onDeep}>
            {content.title}
          </Text>
          <Text size="lead" color={t.onDeepMuted}>
            {content.lead}
          </Text>
          <Box marginTop={18}>
            <SearchField
              t={t}
              value={content.placeholder}
              button={content.button}
              width={640}
              typed={false}
            />
          </Box>
          <Popular t={t} items={content.popular} onDeep />
        </Stack>
        <Card
          t={t}
          kind="raised"
          width={1040}
          padding="16px"
          radius={24}
          absolute={{ left: 80, bottom: 0 }}
        >
          {content.results.map((result, i) => (
            <ResultRow key={result.question} {...{ t, result }} first={i === 0} />
          ))}
        </Card>
      </Box>
    </Section>
  )
}

type PopularProps = { t: Theme; items: string[]; onDeep?: boolean }

const Popular = ({ t, items, onDeep = false }: PopularProps) => (
  <Row gap={8}>
    {items.map((item) => (
      <Row
        key={item}
        height={36}
        padding="0 16px"
        radius={18}
        border={`1px solid ${onDeep ? t.onDeepLine : t.fieldLine}`}
      >
        <Text size="small" weight={500} color={onDeep ? t.onDeep : t.ink}>
          {item}
        </Text>
      </Row>
    ))}
  </Row>
)

/** While somebody types: the list is open below the field. */
const Typing = ({ t, content }: Props) => (
  <Section t={t}>
    <Stack align="center" gap={20}>
      <Text size="h1" color={t.ink} align="center">
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align="center">
        {content.lead}
      </Text>
      <Stack width={800} gap={12} marginTop={28}>
        <SearchField t={t} value={content.query} button={content.button} width={800} typed />
        <Card t={t} kind="raised" width={800} padding={10} radius={18}>
          {content.results.map((result, i) => (
            <ResultRow key={result.question} {...{ t, result }} first={i < 2} active={i === 0} />
          ))}
        </Card>
      </Stack>
      <Row gap={18} marginTop={28}>
        <Text size="small" color={t.muted}>
          {content.popularTitle}
        </Text>
        <Popular t={t} items={content.popular} />
      </Row>
    </Stack>
  </Section>
)

export default definePanel({
  id: 'faq-search',
  name: 'Search for answers',
  category: 'faq',
  columns: 1,
  keywords: ['help center', 'field', 'support', 'knowledge base'],
  usesBrandName: false,
  content: searchContent,
  render: (props) => (props.o === 'center' ? <Typing {...props} /> : <Banner {...props} />),
})
