import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { PersonName } from '../../pictures'
import { Avatars, Band, Button, bandTheme, Row, Section, Stack, Text } from '../../primitives'

const people: PersonName[] = ['ines', 'mateo', 'freya']

const content = {
  people,
  title: 'Talk to a fitter before Friday',
  text: 'Ines, Mateo and Freya pick up until 6 PM.',
  button: 'Call 030 555 0119',
  secondButton: 'Write instead',
}

type Props = PanelProps<typeof content>

type Ground = { onDeep: boolean }

function Words({ t, o, content, onDeep }: Props & Ground) {
  return (
    <Row gap={24}>
      <Avatars t={t} people={content.people} size={56} ring={onDeep ? t.deep : t.card} />
      <Stack gap={2} width={o === 'left' ? 440 : 350}>
        <Text
          size="h4"
          color={onDeep ? t.onDeep : t.ink}
          style={{ fontSize: 22, lineHeight: '30px' }}
        >
          {content.title}
        </Text>
        <Text size="small" color={onDeep ? t.onDeepMuted : t.muted} style={{ fontSize: 15 }}>
          {content.text}
        </Text>
      </Stack>
    </Row>
  )
}

const Actions = ({ t, content }: Props) => (
  <Row gap={14}>
    <Button t={t} kind="outline">
      {content.secondButton}
    </Button>
    <Button t={t} icon="phone" iconFirst>
      {content.button}
    </Button>
  </Row>
)

/** Edge to edge and centred, with one button. */
const Strip = ({ t, content, ...props }: Props) => (
  <Band t={t} paddingTop={36} paddingBottom={36}>
    <Row justify="center" gap={48}>
      <Words t={t} content={content} {...props} onDeep />
      <Button t={t} kind="accent" onDeep icon="phone" iconFirst>
        {content.button}
      </Button>
    </Row>
  </Band>
)

/** A card with an edge in the brand's color: people at one end, buttons at the other. */
const Bar = (props: Props) => {
  const { t, o } = props
  return (
    <Section t={t} paddingTop={48} paddingBottom={48}>
      <Row
        padding="32px 36px"
        gap={40}
        justify="space-between"
        radius={24}
        background={t.card}
        border={`2px solid ${t.mark}`}
        style={{ flexDirection: o === 'right' ? 'row-reverse' : 'row' }}
      >
        <Words {...props} onDeep={false} />
        <Actions {...props} />
      </Row>
    </Section>
  )
}

export default definePanel({
  id: 'call-to-action-slim-bar',
  name: 'Slim bar',
  category: 'call-to-action',
  columns: 2,
  keywords: ['banner', 'strip', 'phone call', 'people', 'one line'],
  usesBrandName: false,
  content,
  render: ({ t, ...props }) =>
    props.o === 'center' ? <Strip t={bandTheme(t)} {...props} /> : <Bar t={t} {...props} />,
})
