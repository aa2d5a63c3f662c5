import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { terrace } from '../../pictures'
import {
  Button,
  Card,
  Columns,
  Eyebrow,
  Head,
  mirrorPair,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { menuContent } from './menu/content'
import { CoursePart, Mark } from './menu/course'

type Props = PanelProps<typeof menuContent>

const Legend = ({ t, content }: Props) => (
  <Row gap={20} style={{ flexWrap: 'wrap' }}>
    {content.legend.map(({ mark, text }) => (
      <Row key={mark} gap={8}>
        <Mark t={t}>{mark}</Mark>
        <Text size="small" color={t.muted} nowrap>
          {text}
        </Text>
      </Row>
    ))}
  </Row>
)

const Reserve = ({ t, content }: Props) => (
  <Button t={t} icon="calendar" iconFirst>
    {content.button}
  </Button>
)

/** The terrace, and what kind of place it is. */
const Side = (props: Props) => {
  const { t, o, content } = props
  return (
    <Stack width={384} gap={32}>
      <Pic
        picture={terrace(t.pictures, { mirror: o === 'right' })}
        width={384}
        height={340}
        radius={24}
      />
      <Stack gap={20} align="flex-start">
        <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
        <Text size="h2" color={t.ink} style={{ fontSize: 44, lineHeight: '50px' }}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
        <Reserve {...props} />
      </Stack>
      <Legend {...props} />
    </Stack>
  )
}

/** Centred: sections are cards in pairs, the last of an odd number takes the whole width. */
const Centered = (props: Props) => {
  const { t, o, content } = props
  const pairs = Array.from({ length: Math.ceil(content.sections.length / 2) }, (_, i) =>
    content.sections.slice(i * 2, i * 2 + 2),
  )
  return (
    <Section t={t}>
      <Head
        t={t}
        o={o}
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        action={<Legend {...props} />}
      />
      <Stack gap={24}>
        {pairs.map((pair, i) => (
          <Columns key={`${i}`}>
            {pair.map((course) => {
              const width = pair.length === 1 ? 1200 : 588
              return (
                <Card key={course.title} t={t} width={width} padding={40}>
                  <CoursePart
                    t={t}
                    course={course}
                    width={width - 82}
                    columns={pair.length === 1 ? 2 : 1}
                  />
                </Card>
              )
            })}
          </Columns>
        ))}
      </Stack>
      <Row justify="center" marginTop={48}>
        <Reserve {...props} />
      </Row>
    </Section>
  )
}

export default definePanel({
  id: 'services-menu',
  name: 'Menu with sections',
  category: 'services',
  columns: 2,
  keywords: ['restaurant', 'dishes', 'food', 'drinks', 'prices', 'vegetarian', 'card'],
  usesBrandName: false,
  content: menuContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') return <Centered {...props} />
    const courses = (
      <Stack key="courses" width={744} gap={56}>
        {content.sections.map((course) => (
          <CoursePart key={course.title} t={t} course={course} width={744} columns={2} />
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        <Row gap={72} align="flex-start">
          {mirrorPair(o, <Side key="side" {...props} />, courses)}
        </Row>
      </Section>
    )
  },
})
