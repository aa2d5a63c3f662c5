import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { harbour, type Picture, panned, shopfront, surgery } from '../../pictures'
import { Box, Button, Eyebrow, Head, Pic, Row, Section, Split, Stack, Text } from '../../primitives'
import { type HoursWords, hoursContent } from './hours/content'
import { Table, Tiles } from './hours/week'

type Props = PanelProps<HoursWords>

/** Where visitors come in. */
function placeOf(
  { t, content }: Props,
  options: { mirror?: boolean; x: number; y: number },
): Picture {
  const { mirror, x, y } = options
  if (content.place === 'surgery') return surgery(t.pictures)
  const front = content.place === 'harbour' ? harbour : shopfront
  return panned(front(t.pictures, { mirror }), x, y)
}

const Status = ({ t, o, content }: Props) =>
  content.status || content.statusNote ? (
    <Row
      gap={10}
      padding="12px 18px"
      radius={16}
      background={t.raised}
      shadow={t.shadow.small}
      absolute={o === 'center' ? { left: 28, top: 28 } : { left: 24, bottom: 24 }}
    >
      <Box width={10} height={10} radius={5} background={t.positive} />
      <Text size="small" weight={600} color={t.ink}>
        {content.status}
      </Text>
      <Text size="small" color={t.muted}>
        {content.statusNote}
      </Text>
    </Row>
  ) : null

const Buttons = ({ t, content }: Props) => (
  <Row gap={12}>
    <Button t={t} icon="arrowUpRight">
      {content.button}
    </Button>
    <Button t={t} kind="outline" icon="phone" iconFirst>
      {content.call}
    </Button>
  </Row>
)

const Words = (props: Props) => {
  const { t, content } = props
  return (
    <Stack width={500} gap={28}>
      <Stack gap={20} align="flex-start">
        <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
        <Text size="h2" color={t.ink}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
      </Stack>
      <Table t={t} content={content} />
      <Buttons {...props} />
    </Stack>
  )
}

export default definePanel({
  id: 'location-hours',
  name: 'Opening hours',
  category: 'location',
  columns: 2,
  keywords: ['times', 'open', 'shop', 'week', 'visit'],
  usesBrandName: false,
  content: hoursContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
            action={<Buttons {...props} />}
          />
          <Stack gap={24}>
            <Box relative>
              <Pic
                picture={placeOf(props, { x: 0, y: 50 })}
                width={1200}
                height={660}
                radius={32}
              />
              <Status {...props} />
            </Box>
            <Tiles t={t} content={content} />
          </Stack>
        </Section>
      )
    }
    const mirror = o === 'right'
    const media = (
      <Box relative>
        <Pic
          picture={placeOf(props, { mirror, x: mirror ? -110 : 110, y: 0 })}
          width={620}
          height={720}
        />
        <Status {...props} />
      </Box>
    )
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split o={o} text={<Words {...props} />} media={media} />
      </Section>
    )
  },
})
