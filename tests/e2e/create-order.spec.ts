import { createOrderJourneys } from '#tests/fixtures/create-order-journeys'

createOrderJourneys()
