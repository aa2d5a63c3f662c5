CREATE TABLE `picture_pins` (
	`attachment_id` text NOT NULL,
	`number` integer NOT NULL,
	`message_id` text NOT NULL,
	`x` integer NOT NULL,
	`y` integer NOT NULL,
	PRIMARY KEY(`attachment_id`, `number`),
	FOREIGN KEY (`attachment_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "picture_pins_place" CHECK(x between 0 and 10000 and y between 0 and 10000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_pins_message` ON `picture_pins` (`message_id`);--> statement-breakpoint
CREATE INDEX `requests_late` ON `requests` (`created_at`,`id`) WHERE delivered_at > due_at;--> statement-breakpoint
CREATE INDEX `requests_by_urgency_created` ON `requests` (`urgency`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_untaken` ON `requests` (`created_at`,`id`) WHERE assignee_id is null;--> statement-breakpoint
CREATE INDEX `requests_kind` ON `requests` (`status`,`priority`,`type_id`);--> statement-breakpoint
-- Forms that were carried out before their hash had a key; one that is not known is a first one.
DELETE FROM submissions;
--> statement-breakpoint
-- Of two indexes that fit alike the younger is taken: what is open is to be found among what is open.
DROP INDEX `requests_open_urgency`;
--> statement-breakpoint
CREATE INDEX `requests_open_urgency` ON `requests` (`urgency`,`due_at`,`id`) WHERE status not in ('completed', 'pending_review');
