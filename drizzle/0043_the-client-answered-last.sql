ALTER TABLE `orders` ADD `client_answered` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_answered` ON `orders` (`due_at`,`id`) WHERE client_answered = 1 and status <> 'completed';--> statement-breakpoint
ALTER TABLE `requests` ADD `client_answered` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `requests_answered` ON `requests` (`due_at`,`id`) WHERE client_answered = 1 and status <> 'completed';--> statement-breakpoint
UPDATE `requests` SET `client_answered` = 1 WHERE (
	SELECT m.`sender` = `requests`.`user_id` OR NOT (u.`role` = 'admin' OR u.`organization` = 1)
	FROM `messages` m JOIN `users` u ON u.`id` = m.`sender`
	WHERE m.`conversation_id` = `requests`.`conversation_id` AND m.`type` <> 'auto'
	ORDER BY m.`created` DESC, m.`id` DESC LIMIT 1
);--> statement-breakpoint
UPDATE `orders` SET `client_answered` = 1 WHERE (
	SELECT m.`sender` = `orders`.`user` OR NOT (u.`role` = 'admin' OR u.`organization` = 1)
	FROM `messages` m JOIN `users` u ON u.`id` = m.`sender`
	WHERE m.`conversation_id` = `orders`.`conversation_id` AND m.`type` <> 'auto'
	ORDER BY m.`created` DESC, m.`id` DESC LIMIT 1
);
