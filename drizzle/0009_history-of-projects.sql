ALTER TABLE `log_history` ADD `project` text;--> statement-breakpoint
CREATE INDEX `log_history_project` ON `log_history` (`project`,`created`,`id`) WHERE project is not null;--> statement-breakpoint
UPDATE `log_history` SET `project` = `document` WHERE `collection` = 'projects';--> statement-breakpoint
UPDATE `log_history` SET `project` = `p`.`project_id`, `details` = json_object('page', `p`.`id`, 'name', `p`.`name`)
FROM `pages` AS `p` WHERE `p`.`id` = `document` AND `collection` IN ('pages', 'page_copies');--> statement-breakpoint
UPDATE `log_history` SET `project` = `p`.`project_id`, `details` = json_object('page', `p`.`id`, 'name', `p`.`name`)
FROM `page_notes` AS `n` JOIN `pages` AS `p` ON `p`.`id` = `n`.`page_id`
WHERE `n`.`id` = `document` AND `collection` = 'page_notes';--> statement-breakpoint
UPDATE `log_history` SET `project` = `o`.`project`, `details` = json_object('page', `o`.`page`, 'name', `o`.`name`)
FROM (
  SELECT `page_ops`.`target`, max(`page_ops`.`row_number`), `pages`.`id` AS `page`, `pages`.`name`, `pages`.`project_id` AS `project`
  FROM `page_ops` JOIN `pages` ON `pages`.`id` = `page_ops`.`page_id`
  WHERE `page_ops`.`target` NOT LIKE '%:%' GROUP BY `page_ops`.`target`
) AS `o` WHERE `o`.`target` = `document` AND `collection` = 'sections';--> statement-breakpoint
UPDATE `log_history` SET `project` = `s`.`project_id`, `details` = json_set(coalesce(`details`, '{}'), '$.panel', `s`.`panel_id`)
FROM `sections` AS `s` WHERE `s`.`id` = `document` AND `collection` = 'sections';
