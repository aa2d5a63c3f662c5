import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Icon,
  type IconName,
  InlineForm,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { FourOFour } from './parts/four-o-four'

const suggestions: { icon: IconName; text: string }[] = [
  { icon: 'clock', text: 'Opening hours' },
  { icon: 'truck', text: 'Where is my parcel?' },
  { icon: 'gift', text: 'Vouchers' },
]

const content = {
  digit: '4',
  title: 'Nothing lives at this address',
  lead: 'Try two words. We look through 1,280 pages, guides and products.',
  placeholder: 'What were you looking for?',
  button: 'Search',
  often: 'Often searched',
  suggestions,
}

type Props = PanelProps<typeof content>

const Suggestions = ({ t, o, content }: Props) => (
  <Stack gap={14} align={o === 'center' ? 'center' : 'flex-start'}>
    <Text size="small" color={t.muted}>
      {content.often}
    </Text>
    <Row gap={8}>
      {content.suggestions.map(({ icon, text }) => (
        <Row
          key={text}
          gap={8}
          padding="9px 16px"
          radius={99}
          background={t.card}
          border={`1px solid ${t.cardLine}`}
        >
          <Icon name={icon} size={16} color={t.link} />
          <Text size="small" weight={500} color={t.ink}>
            {text}
          </Text>
        </Row>
      ))}
    </Row>
  </Stack>
)

const Words = (props: Props) => {
  const { t, o, content } = props
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 760 : 540} gap={32} align={centered ? 'center' : 'flex-start'}>
      <Stack gap={18} align={centered ? 'center' : 'flex-start'}>
        <Text size="h2" color={t.ink} align={align}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted} align={align} maxWidth={480}>
          {content.lead}
        </Text>
      </Stack>
      <InlineForm
        t={t}
        width={centered ? 620 : 520}
        icon="search"
        placeholder={content.placeholder}
        button={content.button}
      />
      <Suggestions {...props} />
    </Stack>
  )
}

export default definePanel({
  id: 'not-found-search',
  name: 'Search instead',
  category: 'not-found',
  columns: 1,
  keywords: ['404', 'error', 'find', 'missing'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={72}>
          <Stack align="center" gap={24}>
            <FourOFour t={t} digit={content.digit} size={400} />
            <Words {...props} />
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={144} paddingBottom={144}>
        <Split
          o={o}
          gap={56}
          text={<Words {...props} />}
          media={
            <Box>
              <FourOFour t={t} digit={content.digit} size={290} />
            </Box>
          }
        />
      </Section>
    )
  },
})
