import { orderStudioJourneys } from '#tests/fixtures/order-studio-journeys'

orderStudioJourneys()
