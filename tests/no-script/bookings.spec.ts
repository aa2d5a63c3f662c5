import { bookingJourneys } from '#tests/fixtures/booking-journeys'

bookingJourneys()
