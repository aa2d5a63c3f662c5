import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Button,
  type ButtonKind,
  Columns,
  Eyebrow,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { withoutMarks } from '../../tree/marks'

const content = {
  eyebrow: 'Freight for orchestras, since 1974',
  title: 'We move music across borders',
  lead: 'Harps upright, cellos at 18 degrees, customs papers in eleven languages. Nothing has missed a first rehearsal in nineteen years.',
  buttons: ['Plan a tour', 'See the trucks', 'Call the desk'],
}

type Props = PanelProps<typeof content>

const kinds: ButtonKind[] = ['solid', 'soft', 'outline']

/** Buttons as large as a statement, as many in a row as there are up to three. */
const Buttons = ({ t, content, width }: Props & { width: number }) => {
  const each = Math.min(3, Math.max(1, content.buttons.length))
  const rows = Array.from({ length: Math.ceil(content.buttons.length / each) }, (_, row) =>
    content.buttons.slice(row * each, (row + 1) * each),
  )
  return (
    <Stack gap={16}>
      {rows.map((row, at) => (
        <Columns key={`${at}`} gap={16}>
          {row.map((label, i) => (
            <Button
              key={label}
              t={t}
              size="xl"
              kind={kinds[at * each + i] ?? 'outline'}
              icon="arrow"
              width={(width - (each - 1) * 16) / each}
            >
              {label}
            </Button>
          ))}
        </Columns>
      ))}
    </Stack>
  )
}

const Title = ({ t, o, content, width, size }: Props & { width: number; size: number }) => {
  const { length } = withoutMarks(content.title)
  const fontSize = Math.round(size * (length <= 32 ? 1 : length <= 60 ? 0.78 : 0.58))
  return (
    <Text
      size="mega"
      color={t.ink}
      align={o === 'center' ? 'center' : 'left'}
      width={width}
      style={{
        fontSize,
        lineHeight: `${Math.round(fontSize * 1.02)}px`,
        letterSpacing: -fontSize * 0.046,
      }}
    >
      {content.title}
    </Text>
  )
}

const Lead = ({ t, o, content, width }: Props & { width: number }) => (
  <Text
    size="lead"
    color={t.muted}
    align={o === 'center' ? 'center' : 'left'}
    width={width}
    style={{ fontSize: 22, lineHeight: '35px' }}
  >
    {content.lead}
  </Text>
)

export default definePanel({
  id: 'hero-words',
  name: 'Words and large buttons',
  category: 'hero',
  columns: 3,
  keywords: ['statement', 'text only', 'large type', 'buttons', 'plain'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const eyebrow = <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    if (o === 'left') {
      return (
        <Section t={t} paddingTop={104} paddingBottom={104}>
          <Stack gap={40}>
            <Title {...props} width={1200} size={136} />
            <Rule t={t} width={1200} color={t.ink} marginTop={24} />
            <Row gap={24} align="flex-start" justify="space-between">
              <Box width={384} align="flex-start">
                {eyebrow}
              </Box>
              <Lead {...props} width={690} />
            </Row>
            <Buttons {...props} width={1200} />
          </Stack>
        </Section>
      )
    }
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={136} paddingBottom={136}>
          <Stack gap={40} align="center">
            {eyebrow}
            <Title {...props} width={1080} size={112} />
            <Lead {...props} width={690} />
            <Stack marginTop={24}>
              <Buttons {...props} width={996} />
            </Stack>
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={104} paddingBottom={104}>
        <Row gap={80} align="stretch" justify="space-between">
          <Stack width={384} gap={16} justify="flex-end">
            {content.buttons.map((label, i) => (
              <Button
                key={label}
                t={t}
                size="xl"
                kind={kinds[i] ?? 'outline'}
                icon="arrow"
                width={384}
              >
                {label}
              </Button>
            ))}
          </Stack>
          <Stack width={736} gap={40} align="flex-start">
            {eyebrow}
            <Title {...props} width={736} size={112} />
            <Lead {...props} width={620} />
          </Stack>
        </Row>
      </Section>
    )
  },
})
