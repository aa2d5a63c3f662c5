import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { aurora } from '../../pictures'
import {
  Band,
  Box,
  Button,
  bandTheme,
  Chip,
  fullBleed,
  markOnDeep,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { withoutMarks } from '../../tree/marks'

const content = {
  chip: 'Doors at nine',
  title: 'Opens Friday, May 8',
  lead: 'Three floors of books on Quarry Street. The first hundred through the door choose one for free.',
  button: 'Remind me the day before',
  secondButton: 'How to get there',
}

type Props = PanelProps<typeof content>

/** Size of the day, by how long its words are. */
const sizeOf = ({ o, content }: Props) => {
  const sizes = o === 'center' ? [136, 100, 64] : [112, 84, 56]
  const { length } = withoutMarks(content.title)
  return sizes[length <= 22 ? 0 : length <= 44 ? 1 : 2] ?? 56
}

const Day = (props: Props & { width: number }) => {
  const { t, o, content, width } = props
  const fontSize = sizeOf(props)
  return (
    <Text
      size="mega"
      color={t.onDeep}
      align={o === 'center' ? 'center' : 'left'}
      width={width}
      style={{
        fontSize,
        lineHeight: `${Math.round(fontSize * 1.02)}px`,
        letterSpacing: -fontSize * 0.045,
      }}
    >
      {content.title}
    </Text>
  )
}

const Buttons = ({ t, o, content }: Props) => (
  <Box row={o === 'center'} gap={14} align="flex-start">
    <Button t={t} size="l" kind="accent" onDeep icon="bell" iconFirst>
      {content.button}
    </Button>
    <Button t={t} size="l" kind="outline" onDeep>
      {content.secondButton}
    </Button>
  </Box>
)

/** Centred: across the band, in its light. */
const Lit = (props: Props) => {
  const { t, content } = props
  const height = 680
  const frame = fullBleed(t, height)
  return (
    <Section t={t} height={height} paddingTop={0} paddingBottom={0}>
      <Pic
        picture={aurora(t.pictures, { base: t.deep })}
        width={frame.width}
        height={frame.height}
        radius={frame.radius}
        absolute={{ top: frame.inset, left: frame.inset }}
      />
      <Box relative height={height} padding="80px 0" centered gap={32}>
        <Chip t={t} kind="deep" icon="clock">
          {content.chip}
        </Chip>
        <Day {...props} width={1200} />
        <Text size="lead" color={t.onDeep} align="center" width={620}>
          {content.lead}
        </Text>
        <Buttons {...props} />
      </Box>
    </Section>
  )
}

/** The day on one side, what happens then on the other. */
const Beside = (props: Props) => {
  const { t, o, content } = props
  return (
    <Band t={t} paddingTop={104} paddingBottom={104}>
      <Row gap={72} style={{ flexDirection: o === 'right' ? 'row-reverse' : 'row' }}>
        <Stack width={672}>
          <Day {...props} width={672} />
        </Stack>
        <Stack width={456} gap={28} align="flex-start">
          <Box width={64} height={6} radius={3} background={markOnDeep(t)} />
          <Chip t={t} kind="deep" icon="clock">
            {content.chip}
          </Chip>
          <Text size="lead" color={t.onDeep}>
            {content.lead}
          </Text>
          <Buttons {...props} />
        </Stack>
      </Row>
    </Band>
  )
}

export default definePanel({
  id: 'call-to-action-opening',
  name: 'Date of an opening',
  category: 'call-to-action',
  columns: 2,
  keywords: ['countdown', 'date', 'launch', 'coming soon', 'opening', 'event'],
  usesBrandName: false,
  content,
  render: ({ t, ...props }) =>
    props.o === 'center' ? (
      <Lit t={bandTheme(t)} {...props} />
    ) : (
      <Beside t={bandTheme(t)} {...props} />
    ),
})
