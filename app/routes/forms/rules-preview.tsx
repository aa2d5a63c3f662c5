import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { Avatar } from '~/components/ui/avatar'
import { Button } from '~/components/ui/button'
import { DataList } from '~/components/ui/data-list'
import { photoSrc } from '~/components/ui/photo'
import { Time } from '~/components/ui/time'
import { PriorityMark } from '~/components/work/priority-mark'
import { builderMessages as say } from '~/messages/builder'
import { columnWords } from '~/messages/columns'
import { requestTypeMessages } from '~/messages/request-types'
import type { BuilderData } from './builder-data.server'
import { builderForm, intent } from './builder-form'

type Run = NonNullable<BuilderData['run']>

/** Rules for a request that a client would send now. */
export function RulesPreview({ run }: { run: Run }) {
  const { clients, more, client, search, plan } = run
  return (
    <section className="builder-part" data-part="run" aria-labelledby="builder-run">
      <div className="builder-head">
        <h2 id="builder-run">{say.testRun}</h2>
        <span className="muted">{say.runLead}</span>
      </div>
      <div className="form p-(--edge)">
        <div className="form">
          {(more || search !== '') && (
            <TextField
              form={builderForm}
              name="who"
              label={say.findAClient}
              defaultValue={search}
              icon="search"
            />
          )}
          <div className="run-row">
            <SelectField
              form={builderForm}
              name="client"
              label={say.runBy}
              defaultValue={client}
              placeholder={say.chooseAClient}
              options={clients.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button {...intent('run')}>{say.run}</Button>
          </div>
        </div>
        {plan ? <Plan plan={plan} /> : <p className="muted">{say.runEmpty}</p>}
      </div>
    </section>
  )
}

function Plan({ plan }: { plan: NonNullable<Run['plan']> }) {
  const { assignee, followers, webhook } = plan
  return (
    <DataList
      rows={[
        [say.due, <Time key="due" at={plan.dueAt} withTime />],
        [columnWords.priority, <PriorityMark key="priority" priority={plan.priority} />],
        [
          requestTypeMessages.fields.assigneeId,
          assignee ? (
            <span key="assignee" className="flex items-center gap-2">
              <Avatar name={assignee.fullName} src={photoSrc(assignee.avatar)} />
              {assignee.fullName}
            </span>
          ) : (
            requestTypeMessages.nobody
          ),
        ],
        [
          requestTypeMessages.fields.followers,
          followers.map(({ fullName }) => fullName).join(', ') || requestTypeMessages.nobody,
        ],
        [say.number, plan.number],
        [say.webhook, webhook ? say.oneLine(hostOf(webhook.url)) : say.noWebhook],
      ]}
    />
  )
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url
