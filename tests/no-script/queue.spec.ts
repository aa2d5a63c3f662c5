import { queueJourneys } from '#tests/fixtures/queue-journeys'

queueJourneys()
