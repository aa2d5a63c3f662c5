import { stripeJourneys } from '#tests/fixtures/stripe-journeys'

stripeJourneys({ script: true })
