/** Arrows go one way: routes -> features -> db and platform. See docs/architecture.md. */
const from = (path) => ({ path: `^app/${path}` })
const never = (name, comment, source, target) => ({
  name,
  comment,
  severity: 'error',
  from: source,
  to: target,
})

module.exports = {
  forbidden: [
    // Of types too: who reads them goes round as well.
    never('no-cycles', 'a cycle has no beginning to read from', {}, { circular: true }),
    never('features-know-no-screens', 'rules do not depend on HTTP or React', from('features/'), {
      path: '^app/(routes|components)/',
    }),
    never(
      'platform-knows-no-rules',
      'the outside world is below the rules',
      { path: '^app/platform/' },
      { path: '^app/(routes|components|features)/' },
    ),
    never(
      'admission-knows-no-rules',
      'it is decided before anything is built from a request',
      { path: '^app/admission/' },
      { path: '^app/(routes|components|features|db|messages)/' },
    ),
    never('db-knows-no-rules', 'tables are below the rules', from('db/'), {
      path: '^app/(routes|components|features)/',
    }),
    never('components-know-no-rules', 'a control is plain HTML with props', from('components/'), {
      path: '^app/(routes|features|db|platform)/',
    }),
    never(
      'pure-stays-pure',
      'shared by server and browser',
      from('(editor|permissions|messages|shared|panels/(?!render|worker))'),
      { path: '^app/(routes|components|features|db|platform/.*server)' },
    ),
    never('sql-only-below', 'screens ask features, not tables', from('(routes|components)/'), {
      path: '(^app/db/|node_modules/(drizzle-orm|better-sqlite3))',
    }),
    never(
      'consequences-have-one-caller',
      'a command says what happened; history, open pages, bells and outbox hear of it from there alone',
      { path: '^app/', pathNot: '^app/features/events/' },
      {
        path: '^app/features/events/(record|publish|notify|queue-mail|queue-webhook)\\.',
      },
    ),
    never(
      'event-types-are-pure',
      'an event type says what follows; `emit` carries it out',
      from('features/events/event-type'),
      {
        path: '^app/(features/(?!events/event-type)|db|platform)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'drawing-has-one-door',
      'what draws runs in the processes of `platform/pictures`, never where requests are answered',
      {
        path: '^app/',
        pathNot:
          '^app/(platform/(pdf/|pictures/(jobs|crop-photo|draw-svg|website-fonts|website-pictures|worker|pictures\\.server))|panels/)',
      },
      {
        path: '(^app/(platform/(pdf/(?!page-size|join-pieces)|pictures/(jobs|crop-photo|draw-svg|website-fonts|website-pictures|worker))|panels/(render/|html/|worker))|node_modules/(sharp|satori|pdf-lib|subset-font))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'no-orphans',
      'delete what is no longer used',
      { orphan: true, path: '^app/', pathNot: '(\\.d\\.ts$|^app/(routes|entry)|\\.json$)' },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^tests/|^build/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
