import { type ProjectTemplate, place } from '../types'

export const clinic: ProjectTemplate = {
  id: 'clinic',
  name: 'Linden Clinic',
  category: 'Health',
  primaryColor: '#0b6e80',
  secondaryColor: '#ffb86b',
  story: 'clinic',
  typeface: 'friendly',
  header: place('header-simple', 'right', 'light'),
  footer: place('footer-deep', 'left', 'light'),
  pages: [
    {
      id: 'home',
      name: 'Home',
      home: true,
      sections: [
        place('hero-phone-pair', 'right', 'grey'),
        place('services-cards', 'left', 'light'),
        place('features-icons', 'center', 'grey'),
        place('team-round', 'left', 'dark'),
        place('testimonials-wall', 'right', 'grey'),
        place('contact-booking', 'left', 'light'),
      ],
    },
    {
      id: 'treatments',
      name: 'Treatments',
      sections: [
        place('services-cards', 'center', 'grey'),
        place('features-comparison', 'left', 'light'),
        place('faq-plain', 'left', 'grey'),
      ],
    },
    {
      id: 'first-visit',
      name: 'First visit',
      parent: 'treatments',
      sections: [
        place('steps-numbered', 'left', 'light'),
        place('faq-side-title', 'right', 'grey'),
        place('contact-booking', 'left', 'light'),
      ],
    },
    {
      id: 'prices',
      name: 'Prices',
      parent: 'treatments',
      sections: [
        place('services-price-list', 'left', 'dark'),
        place('faq-categories', 'left', 'light'),
      ],
    },
    {
      id: 'visit',
      name: 'Visit us',
      sections: [
        place('location-directions', 'right', 'grey'),
        place('location-hours', 'left', 'light'),
        place('about-awards', 'left', 'grey'),
      ],
    },
    {
      id: 'team',
      name: 'Team',
      sections: [
        place('team-round', 'center', 'light'),
        place('about-founder-letter', 'right', 'grey'),
        place('testimonials-ratings', 'left', 'light'),
      ],
    },
    {
      id: 'book',
      name: 'Book a visit',
      nonNavigation: true,
      sections: [place('contact-booking', 'right', 'grey'), place('faq-plain', 'left', 'light')],
    },
  ],
}
