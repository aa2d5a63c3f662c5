import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { PersonName } from '../../pictures'
import { Avatars, Band, Button, bandTheme, Row, Section, Stack, Text } from '../../primitives'

const people: PersonName[] = ['ines', 'mateo', 'freya']

const content = {
  people,
  title: 'Talk to a fitter before Friday',
  text: 'Ines, Mateo and Freya pick up from 8 to 18.',
  button: 'Call 030 555 0119',
  secondButton: 'Write instead',
}

type Props = PanelProps<typeof content>

function Words({ t, o, content }: Props) {
  return (
    <Row gap={24}>
      <Avatars t={t} people={content.people} size={52} ring={t.deep} />
      <Stack gap={2} width={o === 'left' ? 460 : 350}>
        <Text size="h4" color={t.onDeep} style={{ fontSize: 22, lineHeight: '30px' }}>
          {content.title}
        </Text>
        <Text size="small" color={t.onDeepMuted} style={{ fontSize: 15 }}>
          {content.text}
        </Text>
      </Stack>
    </Row>
  )
}

const Actions = ({ t, content }: Props) => (
  <Row gap={14}>
    <Button t={t} kind="outline" onDeep>
      {content.secondButton}
    </Button>
    <Button t={t} kind="accent" onDeep icon="phone" iconFirst>
      {content.button}
    </Button>
  </Row>
)

/** Edge to edge and centred, with one button. */
const Strip = ({ t, content, ...props }: Props) => (
  <Band t={t} paddingTop={36} paddingBottom={36}>
    <Row justify="center" gap={48}>
      <Words t={t} content={content} {...props} />
      <Button t={t} kind="accent" onDeep icon="phone" iconFirst>
        {content.button}
      </Button>
    </Row>
  </Band>
)

/** Words and buttons at both ends, or together on the right. */
const Bar = (props: Props) => (
  <Section t={props.t} paddingTop={48} paddingBottom={48}>
    <Row
      height={124}
      padding="0 40px 0 36px"
      gap={40}
      justify={props.o === 'left' ? 'space-between' : 'flex-end'}
      radius={24}
      background={props.t.deep}
    >
      <Words {...props} />
      <Actions {...props} />
    </Row>
  </Section>
)

export default definePanel({
  id: 'call-to-action-slim-bar',
  name: 'Slim bar',
  category: 'call-to-action',
  columns: 2,
  keywords: ['banner', 'strip', 'phone call', 'people', 'one line'],
  usesBrandName: false,
  content,
  render: ({ t, ...props }) =>
    props.o === 'center' ? (
      <Strip t={bandTheme(t)} {...props} />
    ) : (
      <Bar t={bandTheme(t)} {...props} />
    ),
})
