import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { panned, tower } from '../../pictures'
import {
  Avatar,
  Box,
  Button,
  Card,
  CheckList,
  Eyebrow,
  Head,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'

const items = [
  'All keys in one handover',
  'Photos of walls on day one',
  'Deposit in its own account',
  'Repairs within four hours',
  'Heating shown by the day',
  'Roof garden and bike room',
  'Three months’ notice',
  'A caretaker in the house',
]

const content = {
  eyebrow: 'Included in every flat',
  title: 'Eight promises in the lease',
  lead: 'Kestrel Homes lets 412 flats in Rotterdam. The same eight points are part of each contract.',
  button: 'See free flats',
  note: { title: 'Mateo has the keys', text: 'Viewings daily until 7 PM' },
  items,
}

type Props = PanelProps<typeof content>

const Note = ({ t, content }: Pick<Props, 't' | 'content'>) => (
  <Row gap={14}>
    <Avatar t={t} person="mateo" size={48} />
    <Stack>
      <Text size="small" weight={600} color={t.ink} nowrap>
        {content.note.title}
      </Text>
      <Text size="small" color={t.muted} nowrap>
        {content.note.text}
      </Text>
    </Stack>
  </Row>
)

const Halves = ({ t, items, width }: { t: Props['t']; items: string[]; width: number }) => {
  const half = Math.ceil(items.length / 2)
  return (
    <Row gap={40} align="flex-start">
      {[items.slice(0, half), items.slice(half)].map((list, i) => (
        <Box key={i} width={width}>
          <CheckList t={t} items={list} gap={20} />
        </Box>
      ))}
    </Row>
  )
}

const Words = ({ t, content }: Props) => (
  <Stack width={600} gap={20} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted} maxWidth={540}>
      {content.lead}
    </Text>
    <Box
      marginTop={16}
      marginBottom={16}
      padding="32px 0"
      style={{ borderTop: `1px solid ${t.line}`, borderBottom: `1px solid ${t.line}` }}
    >
      <Halves t={t} items={content.items} width={280} />
    </Box>
    <Button t={t} size="l" icon="arrow">
      {content.button}
    </Button>
  </Stack>
)

export default definePanel({
  id: 'features-checklist',
  name: 'Checklist',
  category: 'features',
  columns: 2,
  keywords: ['ticks', 'list', 'picture', 'homes', 'included'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      const skyline = panned(tower(t.pictures, { variant: 1 }), 0, -250)
      return (
        <Section t={t}>
          <Head t={t} o={o} marginBottom={56} {...content} />
          <Box relative height={656}>
            <Pic picture={skyline} width={1200} height={480} />
            <Card
              t={t}
              kind="raised"
              width={1000}
              padding="44px 56px"
              gap={36}
              radius={24}
              absolute={{ left: 100, bottom: 0 }}
            >
              <Halves t={t} items={content.items} width={424} />
              <Row
                justify="space-between"
                padding="28px 0 0"
                style={{ borderTop: `1px solid ${t.line}` }}
              >
                <Note t={t} content={content} />
                <Button t={t} icon="arrow">
                  {content.button}
                </Button>
              </Row>
            </Card>
          </Box>
        </Section>
      )
    }
    const media = (
      <Box relative width={486} height={640}>
        <Pic picture={tower(t.pictures, { variant: 0 })} width={486} height={640} />
        <Card
          t={t}
          kind="raised"
          padding="16px 24px 16px 16px"
          radius={18}
          absolute={o === 'left' ? { bottom: 32, left: -32 } : { bottom: 32, right: -32 }}
        >
          <Note t={t} content={content} />
        </Card>
      </Box>
    )
    return (
      <Section t={t}>
        <Split o={o} text={<Words {...props} />} media={media} />
      </Section>
    )
  },
})
