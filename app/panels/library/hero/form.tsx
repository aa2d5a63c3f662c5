import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type PersonName, panned, street } from '../../pictures'
import type { IconName } from '../../primitives'
import {
  Avatars,
  Box,
  Button,
  CheckList,
  Field,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'

type FieldWords = { label: string; value: string; icon: IconName; placeholder: boolean }

const people: PersonName[] = ['samuel', 'greta', 'julian']
const fields: FieldWords[] = [
  { label: 'From', value: 'Elm Street 14', icon: 'pin', placeholder: false },
  { label: 'To', value: 'New address', icon: 'flag', placeholder: true },
  { label: 'Rooms', value: '3 rooms', icon: 'home', placeholder: false },
  { label: 'Moving day', value: '14 June', icon: 'calendar', placeholder: false },
]

const content = {
  title: 'Know the price before you pack',
  lead: 'Four answers, one fixed price. Two movers, a van and forty boxes arrive on the day you choose.',
  points: [
    'Fixed price, even with stairs',
    'Boxes delivered a week before',
    'Insured up to $60,000',
  ],
  form: { title: 'Get your price', note: 'Takes two minutes, no phone call.' },
  fields,
  button: 'See my price',
  people,
  proof: '1,940 homes moved last year',
}

type Props = PanelProps<typeof content>

const Proof = ({ t, content }: Props) => (
  <Row gap={14}>
    <Avatars t={t} people={content.people} />
    <Text size="small" weight={500} color={t.ink}>
      {content.proof}
    </Text>
  </Row>
)

function Words(props: Props) {
  const { t, o, content } = props
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 900 : 480} gap={26} align={centered ? 'center' : 'flex-start'}>
      <Text size={centered ? 'display' : 'h1'} color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={centered ? 600 : 460}>
        {content.lead}
      </Text>
      {!centered && <CheckList t={t} items={content.points} />}
      <Proof {...props} />
    </Stack>
  )
}

const surface = ({ t }: Props) => ({
  background: t.dark ? t.card : '#ffffff',
  shadow: t.shadow.card,
  radius: 24,
})

const formWidth = 364

function Card(props: Props) {
  const { t, content } = props
  const inner = formWidth - 64
  return (
    <Box width={formWidth} padding={32} gap={18} {...surface(props)}>
      <Stack gap={4} marginBottom={4}>
        <Text size="h3" color={t.ink} style={{ fontSize: 26, lineHeight: '34px' }}>
          {content.form.title}
        </Text>
        <Text size="small" color={t.muted}>
          {content.form.note}
        </Text>
      </Stack>
      {content.fields.map((field) => (
        <Field key={field.label} t={t} width={inner} {...field} />
      ))}
      <Button t={t} size="l" icon="arrow" width={inner}>
        {content.button}
      </Button>
    </Box>
  )
}

/** The street fills one side; the form hangs over its inner edge. */
function Media(props: Props) {
  const { t, o } = props
  const left = o === 'left'
  return (
    <Box relative width={680} height={640}>
      <Pic
        picture={panned(street(t.pictures), left ? 4 : 213)}
        width={500}
        height={640}
        absolute={left ? { top: 0, right: 0 } : { top: 0, left: 0 }}
      />
      <Box absolute={left ? { top: 56, left: 0 } : { top: 56, right: 0 }}>
        <Card {...props} />
      </Box>
    </Box>
  )
}

/** All fields in one bar over the lower edge of the picture. */
function Wide(props: Props) {
  const { t, content } = props
  return (
    <Box relative width={1200} height={582}>
      <Pic
        picture={panned(street(t.pictures), 0, 135)}
        width={1200}
        height={520}
        absolute={{ top: 0, left: 0 }}
      />
      <Row
        gap={16}
        align="flex-end"
        padding="26px 28px"
        width={1104}
        absolute={{ bottom: 0, left: 48 }}
        {...surface(props)}
      >
        {content.fields.map((field) => (
          <Field key={field.label} t={t} width={205} {...field} />
        ))}
        <Button t={t} width={164}>
          {content.button}
        </Button>
      </Row>
    </Box>
  )
}

export default definePanel({
  id: 'hero-form',
  name: 'Form with picture',
  category: 'hero',
  columns: 2,
  keywords: ['price', 'quote', 'booking', 'lead', 'request', 'moving'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    const words = <Words {...props} />
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={96} paddingBottom={88}>
          <Split o={o} text={words} media={<Wide {...props} />} />
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={80} paddingBottom={80}>
        <Split o={o} gap={40} text={words} media={<Media {...props} />} />
      </Section>
    )
  },
})
