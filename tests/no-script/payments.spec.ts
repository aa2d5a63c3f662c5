import { paymentJourneys } from '#tests/fixtures/payment-journeys'

paymentJourneys()
