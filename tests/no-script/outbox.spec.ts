import { outboxJourneys } from '#tests/fixtures/outbox-journeys'

outboxJourneys()
