import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Card,
  Columns,
  Eyebrow,
  Head,
  LinkTo,
  mirrorPair,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { integrationsContent, type Tool } from './integrations/content'
import { ToolMark } from './integrations/tool-mark'

type Props = PanelProps<typeof integrationsContent>
type OneProps = { t: Props['t']; tool: Tool; at: number }

const rowsOf = (tools: Tool[], each: number) =>
  Array.from({ length: Math.ceil(tools.length / each) }, (_, i) =>
    tools.slice(i * each, (i + 1) * each).map((tool, k) => ({ tool, at: i * each + k })),
  )

/** Mark beside the words. */
const Wide = ({ t, tool, at }: OneProps) => (
  <Card t={t} row width={372} padding={24} gap={20} align="center">
    <ToolMark t={t} mark={tool.mark} size={60} at={at} />
    <Stack style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink}>
        {tool.name}
      </Text>
      <Text size="small" color={t.muted}>
        {tool.text}
      </Text>
    </Stack>
  </Card>
)

/** Mark above the words. */
const Tall = ({ t, tool, at }: OneProps) => (
  <Card t={t} width={282} padding="36px 28px 32px" gap={24} align="center">
    <ToolMark t={t} mark={tool.mark} size={88} at={at} />
    <Stack gap={4} align="center">
      <Text size="h4" color={t.ink} align="center">
        {tool.name}
      </Text>
      <Text size="small" color={t.muted} align="center">
        {tool.text}
      </Text>
    </Stack>
  </Card>
)

export default definePanel({
  id: 'features-integrations',
  name: 'Integrations',
  category: 'features',
  columns: 4,
  keywords: ['tools', 'connections', 'apps', 'plugins', 'partners', 'works with'],
  usesBrandName: false,
  content: integrationsContent,
  render(props) {
    const { t, o, content } = props
    const all = <LinkTo t={t}>{content.link}</LinkTo>
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} {...content} action={all} />
          <Stack gap={24}>
            {rowsOf(content.tools, 4).map((row, i) => (
              <Columns key={`${i}`}>
                {row.map((one) => (
                  <Tall key={one.tool.name} t={t} {...one} />
                ))}
              </Columns>
            ))}
          </Stack>
        </Section>
      )
    }
    const words = (
      <Stack key="words" width={360} gap={20} align="flex-start">
        <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
        <Text size="h2" color={t.ink}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
        <Box marginTop={8}>{all}</Box>
      </Stack>
    )
    const tools = (
      <Stack key="tools" width={760} gap={16}>
        {rowsOf(content.tools, 2).map((row, i) => (
          <Columns key={`${i}`} gap={16}>
            {row.map((one) => (
              <Wide key={one.tool.name} t={t} {...one} />
            ))}
          </Columns>
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        <Row gap={80}>{mirrorPair(o, words, tools)}</Row>
      </Section>
    )
  },
})
