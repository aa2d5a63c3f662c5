import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { desk } from '../../pictures'
import {
  Avatar,
  Card,
  CheckList,
  Columns,
  Eyebrow,
  Head,
  Icon,
  type IconName,
  LinkTo,
  mirrorPair,
  Pic,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Job, jobsContent } from './jobs/content'

type Props = PanelProps<typeof jobsContent>
type Theme = Props['t']

const Fact = ({ t, icon, children }: { t: Theme; icon: IconName; children: string }) => (
  <Row gap={8}>
    <Icon name={icon} size={17} color={t.link} />
    <Text size="small" color={t.muted} style={{ flexShrink: 1 }}>
      {children}
    </Text>
  </Row>
)

const JobCard = ({ t, job, width }: { t: Theme; job: Job; width: number }) => (
  <Card t={t} row width={width} padding="26px 32px" gap={32} align="center">
    <Stack grow gap={8} style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
        {job.title}
      </Text>
      <Row gap={20} style={{ flexWrap: 'wrap' }}>
        <Fact t={t} icon="pin">
          {job.place}
        </Fact>
        <Fact t={t} icon="clock">
          {job.kind}
        </Fact>
      </Row>
    </Stack>
    <LinkTo t={t}>{job.link}</LinkTo>
  </Card>
)

/** A line across the panel, in the columns of a table. */
const JobLine = ({ t, job }: { t: Theme; job: Job }) => (
  <Row gap={24} padding="28px 0">
    <Text size="h4" color={t.ink} width={460} style={{ fontSize: 22, lineHeight: '30px' }}>
      {job.title}
    </Text>
    <Text color={t.muted} width={300}>
      {job.place}
    </Text>
    <Text color={t.muted} width={168}>
      {job.kind}
    </Text>
    <Row width={200}>
      <LinkTo t={t}>{job.link}</LinkTo>
    </Row>
  </Row>
)

const Note = ({ t, content }: Props) => (
  <Row gap={14}>
    <Avatar t={t} person="noor" size={48} />
    <Text size="small" color={t.ink} style={{ flexShrink: 1 }}>
      {content.note}
    </Text>
  </Row>
)

/** Centred: what is good about it in three columns, jobs as a table. */
const Centered = (props: Props) => {
  const { t, o, content } = props
  return (
    <Section t={t}>
      <Head t={t} o={o} {...content} marginBottom={48} />
      <Stack gap={24}>
        {Array.from({ length: Math.ceil(content.benefits.length / 3) }, (_, row) => (
          <Columns key={`${row}`}>
            {content.benefits.slice(row * 3, row * 3 + 3).map((benefit) => (
              <Card key={benefit} t={t} kind="tint" row width={384} padding="22px 24px" gap={14}>
                <Icon name="check" size={20} color={t.onTint} stroke={2.4} />
                <Text weight={500} color={t.ink} style={{ flexShrink: 1 }}>
                  {benefit}
                </Text>
              </Card>
            ))}
          </Columns>
        ))}
      </Stack>
      <Stack marginTop={24}>
        {content.jobs.map((job, i) => (
          <Stack key={job.title}>
            {i > 0 && <Rule t={t} width={1200} />}
            <JobLine t={t} job={job} />
          </Stack>
        ))}
      </Stack>
      <Row justify="center" marginTop={24}>
        <Note {...props} />
      </Row>
    </Section>
  )
}

export default definePanel({
  id: 'team-jobs',
  name: 'Open positions',
  category: 'team',
  columns: 2,
  keywords: ['jobs', 'careers', 'hiring', 'vacancies', 'apply', 'work with us'],
  usesBrandName: false,
  content: jobsContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') return <Centered {...props} />
    const words = (
      <Stack key="words" width={432} gap={40} justify="space-between">
        <Stack gap={20} align="flex-start">
          <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
          <Text size="h2" color={t.ink}>
            {content.title}
          </Text>
          <Text size="lead" color={t.muted}>
            {content.lead}
          </Text>
          <CheckList t={t} items={content.benefits} />
        </Stack>
        <Card t={t} kind="tint" width={432} padding={24}>
          <Note {...props} />
        </Card>
      </Stack>
    )
    const jobs = (
      <Stack key="jobs" width={692} gap={16}>
        <Pic
          picture={desk(t.pictures, { mirror: o === 'right' })}
          width={692}
          height={260}
          radius={24}
        />
        {content.jobs.map((job) => (
          <JobCard key={job.title} t={t} job={job} width={692} />
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        <Row gap={76} align="stretch">
          {mirrorPair(o, words, jobs)}
        </Row>
      </Section>
    )
  },
})
