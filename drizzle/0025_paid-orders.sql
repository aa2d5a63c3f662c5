CREATE INDEX `feedbacks_created` ON `feedbacks` (`created`,`rating`);--> statement-breakpoint
CREATE INDEX `orders_paid` ON `orders` (`paid_at`,`id`) WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX `refunds_made` ON `refunds` (`state`,`created`);