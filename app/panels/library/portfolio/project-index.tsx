import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { birches, cabin, cliffs, type Picture, panned, stairs, tower } from '../../pictures'
import {
  Box,
  Head,
  Icon,
  LinkTo,
  mirrorPair,
  Pic,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'

const content = {
  eyebrow: 'Field Office, 2021 to 2026',
  title: 'Five buildings, five weathers',
  link: 'The full archive',
  projects: [
    {
      year: '2026',
      name: 'Cabin at Tveit',
      about: 'Weekend house, Norway',
      facts: 'Larch and stone wool, 96 m²',
    },
    {
      year: '2025',
      name: 'Keeper’s Quarter',
      about: 'Guest rooms, Brittany',
      facts: 'Granite and lime, 140 m²',
    },
    {
      year: '2024',
      name: 'Stair House',
      about: 'Private house, Puebla',
      facts: 'Rammed earth, 210 m²',
    },
    {
      year: '2023',
      name: 'Nine Harbour Street',
      about: '84 homes, Rotterdam',
      facts: 'Brick and oak, 7,900 m²',
    },
    {
      year: '2021',
      name: 'Birch Chapel',
      about: 'Chapel, Karelia',
      facts: 'Birch and glass, 64 m²',
    },
  ],
}

type Props = PanelProps<typeof content>
type Project = (typeof content.projects)[number]

/** The row under the pointer shows its picture: another one in each composition. */
const active = { left: 0, center: 1, right: 2 } as const

function picture({ t, o }: Props) {
  const pictures: Picture[] = [
    cabin(t.pictures),
    panned(cliffs(t.pictures), 0, -122),
    stairs(t.pictures),
    tower(t.pictures),
    birches(t.pictures),
  ]
  return pictures[active[o]] ?? cabin(t.pictures)
}

type LineProps = { t: Props['t']; project: Project; on: boolean; width: number }

const Line = ({ t, project, on, width }: LineProps) => (
  <Stack width={width}>
    <Rule t={t} width={width} color={on ? t.ink : t.line} />
    <Row height={104} gap={24}>
      <Text size="small" weight={500} color={t.muted} width={56}>
        {project.year}
      </Text>
      <Stack grow>
        <Text size="h3" color={on ? t.link : t.ink} nowrap style={{ fontSize: 32 }}>
          {project.name}
        </Text>
      </Stack>
      <Text color={t.muted} nowrap>
        {project.about}
      </Text>
      <Icon name={on ? 'arrow' : 'arrowUpRight'} size={22} color={on ? t.link : t.faint} />
    </Row>
  </Stack>
)

/** Year and place on the sides, the name in the middle; the active one opens downwards. */
function CenterLine({ project, on, ...props }: Props & { project: Project; on: boolean }) {
  const { t } = props
  return (
    <Stack width={1200}>
      <Rule t={t} width={1200} color={on ? t.ink : t.line} />
      <Row height={96} justify="space-between">
        <Text color={t.muted} width={300}>
          {project.year}
        </Text>
        <Text size="h3" color={on ? t.link : t.ink} align="center" nowrap style={{ fontSize: 34 }}>
          {project.name}
        </Text>
        <Text color={t.muted} align="right" width={300}>
          {project.about}
        </Text>
      </Row>
      {on && (
        <Box style={{ paddingBottom: 40 }}>
          <Pic picture={picture(props)} width={1200} height={460} radius={28} />
        </Box>
      )}
    </Stack>
  )
}

export default definePanel({
  id: 'portfolio-index',
  name: 'Project index',
  category: 'portfolio',
  columns: 1,
  keywords: ['list', 'archive', 'years', 'architecture'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const head = (
      <Head
        t={t}
        o={o}
        marginBottom={56}
        eyebrow={content.eyebrow}
        title={content.title}
        action={<LinkTo t={t}>{content.link}</LinkTo>}
      />
    )
    const projects = content.projects.slice(0, 5)
    if (o === 'center') {
      return (
        <Section t={t}>
          {head}
          {projects.map((project, i) => (
            <CenterLine key={project.name} {...props} project={project} on={i === active[o]} />
          ))}
          <Rule t={t} width={1200} />
        </Section>
      )
    }
    const lines = (
      <Stack key="lines">
        {projects.map((project, i) => (
          <Line key={project.name} t={t} project={project} on={i === active[o]} width={742} />
        ))}
        <Rule t={t} width={742} />
      </Stack>
    )
    const media = (
      <Stack key="media" gap={14}>
        <Pic picture={picture(props)} width={402} height={490} />
        <Row gap={10}>
          <Box width={8} height={8} radius={4} background={t.accent} />
          <Text size="small" color={t.muted}>
            {content.projects[active[o]]?.facts ?? ''}
          </Text>
        </Row>
      </Stack>
    )
    return (
      <Section t={t}>
        {head}
        <Row justify="space-between" align="flex-start">
          {mirrorPair(o, lines, media)}
        </Row>
      </Section>
    )
  },
})
