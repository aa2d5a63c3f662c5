/**
 * Tables and columns that the data of 0.1 goes to. A table or column that is not named here keeps its name.
 */
export type Mapping = {
  /** Tables of 0.1 that are not copied: something makes them again, or `moved` says where their rows go. */
  leftOut: string[]
  /** Table of 0.1 → its name now. */
  tables: Record<string, string>
  /** Table of 0.1 → column of 0.1 → its name now, null for one that is gone. */
  columns: Record<string, Record<string, string | null>>
  /** Table of 0.1 → column of now → what it holds, in SQL over the old row. */
  computed: Record<string, Record<string, string>>
  /**
   * Rows that also go to a second table, or to one that takes in several: `from` is a table of 0.1 and a
   * condition, such as `attachments where message_id is not null`, `columns` as `computed`. All rows of one
   * table have the same columns.
   */
  moved: { from: string; into: string; columns: Record<string, string> }[]
}

/** Uploads with all their facts. */
const uploaded = (from: string, folder: string, more: Record<string, string> = {}) => ({
  from,
  into: 'files',
  columns: {
    file: 'file',
    folder,
    name: 'original_name',
    type: 'type',
    size: 'size',
    uploader_id: 'uploader',
    created_at: 'created',
    ...more,
  },
})

/** Pictures of which 0.1 knew the name alone, as a column of another row: their size is not known. */
const picture = (table: string, column: string, folder: string, at = 'created_at') => ({
  from: `(select ${column} as file, min(${at}) as at from ${table} where ${column} <> '' group by ${column})`,
  into: 'files',
  columns: {
    file: 'file',
    folder: `'${folder}'`,
    name: 'file',
    type: `case when file like '%.svg' then 'image/svg+xml' when file like '%.png' then 'image/png' else 'image/jpeg' end`,
    size: '0',
    uploader_id: 'null',
    created_at: 'at',
  },
})

const use = (from: string, columns: Record<string, string>) => ({
  from,
  into: 'file_uses',
  columns: {
    id: 'id',
    file: 'file',
    draft_id: 'null',
    conversation_id: 'null',
    message_id: 'null',
    note_id: 'null',
    profile_id: 'null',
    field: 'null',
    created_at: 'created',
    ...columns,
  },
})

/** Whether a person has begun the same order again since, in another browser. */
const isOlder = `exists (select 1 from order_drafts o where o.user_id = order_drafts.user_id
  and o.order_form_id = order_drafts.order_form_id and (o.at, o.id) > (order_drafts.at, order_drafts.id))`

/** Moments that most tables of 0.1 named without `_at`. */
const moments = { created: 'created_at', updated: 'updated_at', edited: 'edited_at' }

export const mapping: Mapping = {
  leftOut: [
    'search_waiting',
    'request_figures',
    'request_hours',
    'attachments',
    'note_attachments',
    'draft_files',
    'order_drafts',
    'order_draft_files',
    'profile_files',
  ],
  tables: {
    attempts: 'rate_limits',
    connections: 'oauth_accounts',
    page_copies: 'content_sheets',
    read_marks: 'last_reads',
    reveals: 'password_reveals',
    submissions: 'idempotency_keys',
    templates_in_categories: 'template_category_items',
  },
  columns: {
    attempts: { at: 'created_at' },
    bookings: moments,
    canned_responses: moments,
    drafts: { at: 'saved_at', place: 'draft_key', values: null },
    exports: { state: 'status' },
    feedbacks: { ...moments, user: 'user_id' },
    live_events: { at: 'created_at' },
    log_history: {
      ...moments,
      collection: null,
      document: 'document_id',
      project: 'project_id',
      user: 'user_id',
    },
    mail: { cause: 'dedupe_key' },
    messages: { ...moments, sender: 'sender_id', type: 'kind', message: 'text' },
    notes: { ...moments, user: 'author_id', note: 'text' },
    notifications: { what: 'subject_name', cause: 'dedupe_key', origin: 'subject' },
    order_forms: {
      ...moments,
      order_type: 'order_type_id',
      assignee: 'assignee_id',
      auto_response_sender: 'auto_response_sender_id',
      terms: 'term_id',
      user: 'created_by',
    },
    order_terms: { ...moments, user: 'created_by', last_updated_by: 'updated_by' },
    order_types: { ...moments, user: 'created_by' },
    orders: {
      ...moments,
      user: 'user_id',
      brand_profile: 'company_profile_id',
      form: 'order_form_id',
      project: 'project_id',
      assignee: 'assignee_id',
      assigned: 'assigned_at',
    },
    payments: moments,
    price_products: moments,
    prices: moments,
    primary_terms: { at: 'began_at' },
    profile_keys: { wrapped: 'wrapped_key' },
    profile_logins: moments,
    projects: { made_from: 'source' },
    read_marks: { at: 'read_at' },
    refunds: { ...moments, told: 'client_message' },
    requests: { request_category: 'category', assigned: 'assigned_at' },
    reveals: { ...moments, user: 'user_id' },
    stripe_events: moments,
    term_versions: { ...moments, user: 'created_by' },
    user_invites: moments,
    users: { joined_by: 'signup_source' },
  },
  computed: {
    log_history: {
      collection: `case collection when 'page_copies' then 'content_sheets' else collection end`,
    },
    drafts: {
      browser: 'null',
      // Whom a message mentions, and the form of one that can still be taken back.
      values: `(select case when json_valid(v) and json_type(v, '$.tell') is not null
          then json_remove(json_set(v, '$.mention', json(v -> '$.tell')), '$.tell') else v end
        from (select case when json_valid("values") and json_type("values", '$.submission') is not null
          then json_remove(json_set("values", '$.idempotencyKey', "values" ->> 'submission'), '$.submission')
          else "values" end as v))`,
    },
  },
  moved: [
    {
      from: 'order_drafts',
      into: 'drafts',
      columns: {
        id: 'id',
        user_id: 'user_id',
        browser: 'case when user_id is null then browser end',
        // A person has one draft of an order: an older one stays under a key of its own, until it is tidied.
        draft_key: `'order:' || order_form_id || case when ${isOlder} then ':' || id else '' end`,
        values: '"values"',
        saved_at: 'at',
        send_at: 'null',
      },
    },
    uploaded('attachments', 'folder'),
    uploaded('note_attachments', "'attachments'"),
    uploaded('draft_files', 'folder'),
    uploaded('order_draft_files', "'forms'", {
      uploader_id: '(select user_id from order_drafts d where d.id = draft_id)',
    }),
    uploaded(
      'profile_files',
      "case when file like 'company-%' then 'logos' else 'brand_profiles' end",
      { name: 'name', uploader_id: 'created_by', created_at: 'created_at' },
    ),
    picture('projects', 'logo', 'logos'),
    picture('users', 'avatar', 'profilephotos'),
    picture('panels', 'header_image', 'blocks'),
    picture('panel_images', 'file', 'blocks'),
    picture('request_types', 'image', 'types'),
    picture('request_types', 'icon', 'request_icons'),
    picture('order_forms', 'product_image', 'forms', 'created'),
    use('attachments', {
      conversation_id: 'conversation_id',
      message_id: 'message_id',
      field: 'field_id',
    }),
    use('note_attachments', { note_id: 'note_id' }),
    use('draft_files', { draft_id: 'draft_id', field: 'field' }),
    use('order_draft_files', { draft_id: 'draft_id', field: 'field' }),
    use('profile_files', { profile_id: 'profile_id', field: 'folder', created_at: 'created_at' }),
  ],
}
