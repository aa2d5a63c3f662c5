import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Button,
  Columns,
  Eyebrow,
  Head,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { CalledOut } from './specifications/called-out'
import { type SpecificationsWords, specificationsContent } from './specifications/content'
import { Measured } from './specifications/measured'

type Props = PanelProps<SpecificationsWords>

const Table = ({
  t,
  rows,
  width,
}: {
  t: Props['t']
  rows: Props['content']['rows']
  width: number
}) => (
  <Stack width={width}>
    {rows.map(({ label, value }) => (
      <Row
        key={label}
        height={53}
        justify="space-between"
        style={{ borderBottom: `1px solid ${t.line}` }}
      >
        <Text color={t.muted}>{label}</Text>
        <Text weight={500} color={t.ink}>
          {value}
        </Text>
      </Row>
    ))}
  </Stack>
)

const Download = ({ t, content }: Props) => (
  <Button t={t} kind="outline" icon="download">
    {content.download}
  </Button>
)

export default definePanel({
  id: 'product-specifications',
  name: 'Specifications',
  category: 'product',
  columns: 2,
  keywords: ['technical data', 'dimensions', 'table', 'measurements'],
  usesBrandName: false,
  content: specificationsContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      const half = Math.ceil(content.rows.length / 2)
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
          />
          <CalledOut t={t} content={content} />
          <Columns marginTop={40} gap={64}>
            <Table t={t} rows={content.rows.slice(0, half)} width={568} />
            <Table t={t} rows={content.rows.slice(half)} width={568} />
          </Columns>
        </Section>
      )
    }
    const words = (
      <Stack width={572} gap={32} align="flex-start">
        <Stack gap={20} align="flex-start">
          <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
          <Text size="h2" color={t.ink}>
            {content.title}
          </Text>
        </Stack>
        <Table t={t} rows={content.rows} width={572} />
        <Row gap={24} width={572} justify="space-between">
          <Box width={310}>
            <Text size="small" color={t.muted}>
              {content.lead}
            </Text>
          </Box>
          <Download {...props} />
        </Row>
      </Stack>
    )
    return (
      <Section t={t}>
        <Split o={o} text={words} media={<Measured t={t} content={content} />} />
      </Section>
    )
  },
})
