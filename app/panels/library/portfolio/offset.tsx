import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { arch, dunes, type Picture, study, tower } from '../../pictures'
import {
  Button,
  Columns,
  Head,
  mirrorPair,
  Pic,
  RoundIcon,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

const content = {
  eyebrow: 'Selected work',
  title: 'Quiet buildings for busy places',
  lead: 'Four recent projects from a practice of eleven people.',
  button: 'All 38 projects',
  projects: [
    { name: 'Casa Duna', about: 'Private house, Comporta' },
    { name: 'Nine Harbour Street', about: '84 homes, Rotterdam' },
    { name: 'Room 4', about: 'Apartment, Copenhagen' },
    { name: 'Salt Road', about: 'Landscape study, Atacama' },
  ],
}

type Props = PanelProps<typeof content>
type ProjectProps = Props & { index: number; width: number; height: number }

function picture({ t, index }: ProjectProps): Picture {
  const pictures = [
    () => arch(t.pictures),
    () => tower(t.pictures, { variant: 1 }),
    () => study(t.pictures),
    () => dunes(t.pictures),
  ]
  return (pictures[index] ?? pictures[0] ?? (() => arch(t.pictures)))()
}

function Project(props: ProjectProps) {
  const { t, width, height } = props
  const project = props.content.projects[props.index]
  return (
    <Stack width={width} gap={18}>
      <Pic picture={picture(props)} width={width} height={height} />
      {project && (
        <Row justify="space-between" align="flex-start">
          <Stack gap={2}>
            <Text size="h4" color={t.ink}>
              {project.name}
            </Text>
            <Text color={t.muted}>{project.about}</Text>
          </Stack>
          <RoundIcon t={t} icon="arrow" />
        </Row>
      )}
    </Stack>
  )
}

export default definePanel({
  id: 'portfolio-offset',
  name: 'Offset pictures',
  category: 'portfolio',
  columns: 2,
  keywords: ['architecture', 'projects', 'pictures', 'studio'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const centered = o === 'center'
    const project = (index: number, width: number, height: number) => (
      <Project key={index} {...props} index={index} width={width} height={height} />
    )
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={centered ? content.lead : undefined}
          action={
            <Button t={t} kind="outline" icon="arrow">
              {content.button}
            </Button>
          }
        />
        {centered ? (
          <Stack gap={56}>
            <Columns>{[project(2, 588, 440), project(3, 588, 440)]}</Columns>
            <Columns>{[project(0, 588, 440), project(1, 588, 440)]}</Columns>
          </Stack>
        ) : (
          <Columns>
            {mirrorPair(
              o,
              <Stack key="narrow" gap={56}>
                {[project(0, 486, 600), project(3, 486, 380)]}
              </Stack>,
              <Stack key="wide" gap={56}>
                {[project(2, 690, 380), project(1, 690, 600)]}
              </Stack>,
            )}
          </Columns>
        )}
      </Section>
    )
  },
})
